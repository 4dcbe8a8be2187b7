import type { BrowserContext } from 'playwright-core';
import { readDemo } from './demo-pages';
import type { Renderer } from './site';

/** The first sign-up form of the demo page, as the server writes it. */
function newsletterBlock(): string {
  const [, first = ''] = readDemo('newsletter.html').split(/(?=<div class="sqs-block newsletter-block)/);
  return first.slice(0, first.indexOf('</section>'));
}

const BODIES: Readonly<Record<string, string>> = {
  '/session/home': `<div class="sqs-block sqs-block-button" id="block-b1"><div data-button-size="medium">
    <a class="sqs-block-button-element" href="/session/post">Read</a></div></div>`,
  '/session/post': '<article>Ferns</article>',
  '/search': '<p>Nothing was found.</p>',
  '/session/form': `<a class="sqs-custom-cart" href="/cart">Cart <span class="sqs-cart-quantity">0</span></a>${newsletterBlock()}`,
};

const ITEM = { id: 'i1', title: 'Ferns', recordType: 1, fullUrl: '/session/post' };

/** Serves a small site to a visitor: a page with a button, a post, the search, a form with the cart. `settings` is added to the context. */
export const serveSession = (
  context: BrowserContext,
  renderer: Renderer,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<unknown> =>
  context.route(/\/(?:session\/\w+|search)(?:\?.*)?$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const page = {
      website: { id: 'w1', identifier: 'otter', language: 'en-GB' },
      templateId: 't1',
      pageType: 2,
      collection: { id: 'c1', title: 'Session' },
      ...(pathname === '/session/post' && { item: ITEM }),
      ...settings,
    };
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>${pathname}</title><link rel="stylesheet" href="/dist/site.css">
        <script>Static = { SQUARESPACE_CONTEXT: ${JSON.stringify(page)} };</script>
        <script type="module" src="/dist/${renderer}/site.js"></script><body><main>${BODIES[pathname] ?? ''}</main></body></html>`,
    });
  });
