import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasFocus } from './support/keyboard';
import { watchRequests } from './support/requests';
import { bodyOf, it, openDemo, RENDERERS, type Site, serverBody, type WatchedPage } from './support/site';

const TWEET = '#opening-post';

/** Stand-ins for the networks' scripts: they replace what they find, as the real ones do. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'platform.twitter.com': `
    const render = (within) => { for (const quote of within.querySelectorAll('.twitter-tweet, .twitter-timeline')) {
      const post = document.createElement('div'); post.className = 'stand-in-tweet'; post.textContent = 'A post'; quote.replaceWith(post);
    } };
    window.twttr = { widgets: { load: render } };
    render(document);`,
  'www.instagram.com': `
    const process = () => { for (const quote of document.querySelectorAll('.instagram-media')) {
      const post = document.createElement('div'); post.className = 'stand-in-gram'; post.textContent = 'A picture'; quote.replaceWith(post);
    } };
    window.instgrm = { Embeds: { process } };
    process();`,
};

async function answerNetworks({ page }: WatchedPage, site: Site): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ href }) => !href.startsWith(site.url),
    (route) => {
      const { host, href } = new URL(route.request().url());
      asked.push(href);
      return route.fulfill({ contentType: 'text/javascript', body: SCRIPTS[host] ?? '' });
    },
  );
  return asked;
}

const noteAfter = (page: Page, post: string) => page.locator(`${post} + inlay-ui`);

/** Presses the button after a post, and the one of the note that follows it. */
async function agree(page: Page, network: string): Promise<void> {
  await page
    .getByRole('button', { name: `Show with ${network}` })
    .first()
    .press('Enter');
  const show = page.getByRole('button', { name: 'Show the post' });
  await expect.poll(() => hasFocus(show)).toBe(true);
  await page.keyboard.press('Enter');
}

describe.each(RENDERERS)('posts of social networks under %s', (renderer) => {
  // @keys social-post | Enter | asks for consent, then shows the post
  it('are shown by the network once the visitor agrees; the server’s quote is kept and restored', async ({
    site,
  }) => {
    const watched = await site.newPage();
    const { page, errors } = watched;
    const asked = await answerNetworks(watched, site);
    await openDemo(site, watched, 'social-posts.html', renderer);
    await noteAfter(page, TWEET).getByRole('button').waitFor();
    await watchRequests(page)();
    expect(asked).toEqual([]);
    expect(await page.locator(TWEET).isVisible()).toBe(true);

    await agree(page, 'Twitter');
    await page.locator('.stand-in-tweet').first().waitFor();
    // Consent to a network counts for all of its posts, and for no other network.
    await expect.poll(() => page.locator('.stand-in-tweet').count()).toBe(2);
    expect(asked).toEqual(['https://platform.twitter.com/widgets.js']);
    expect(await page.locator(TWEET).isVisible()).toBe(false);

    await agree(page, 'Instagram');
    await page.locator('.stand-in-gram').waitFor();
    expect(asked).toEqual(['https://platform.twitter.com/widgets.js', 'https://www.instagram.com/embed.js']);

    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await serverBody(site, 'social-posts.html'));
    expect(errors).toEqual([]);
  });
});

it('gives a script of Twitter 10 s, then shows the quote again with a way to retry', async ({ site }) => {
  const watched = await site.newPage();
  const { page, warnings } = watched;
  await page.clock.install();
  await page.route('https://platform.twitter.com/**', () => {});
  await openDemo(site, watched, 'social-posts.html', 'preact', { all: false });
  const scripts = page.locator('script[src*="platform.twitter.com"]');
  await agree(page, 'Twitter');
  await expect.poll(() => scripts.count()).toBe(1);
  await page.clock.fastForward(9_000);
  expect(await scripts.count()).toBe(1);
  await page.clock.fastForward(1_500);
  await noteAfter(page, TWEET).getByRole('button', { name: 'Try Twitter again' }).waitFor();
  expect(await page.locator(TWEET).isVisible()).toBe(true);
  expect(warnings.join('\n')).toContain('platform.twitter.com/widgets.js took too long to load');
});

it('leaves posts alone on a page with the network’s own script', async ({ site }) => {
  const watched = await site.newPage();
  const { page } = watched;
  await answerNetworks(watched, site);
  await page.route('**/social-posts.html*', async (route) => {
    const response = await route.fetch();
    const script = '<script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>';
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${script}</main>`) });
  });
  await openDemo(site, watched, 'social-posts.html', 'preact');
  await page.locator('.stand-in-tweet').first().waitFor();
  // The one of the other network.
  await page.getByRole('button', { name: 'Show with Instagram' }).waitFor();
  expect(await page.locator('.inlay-social-note').count()).toBe(1);
});
