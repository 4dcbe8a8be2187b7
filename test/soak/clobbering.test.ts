import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it, RENDERERS, type Site } from '../page/support/site';

// Elements answer under their names on the window, on the document and on forms. Whoever may write html may hide what
// scripts look for there: none of it may keep the page from coming to life.
const ACCORDION = `<div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container">
  <li class="accordion-item"><h3 class="accordion-item__title-wrapper"><button class="accordion-item__click-target"
  aria-expanded="false">When?</button></h3><div class="accordion-item__dropdown" role="region">Now</div></li></ul></div>`;
const CONTEXT = JSON.stringify({ cookieSettings: { isCookieBannerEnabled: true }, pageType: 2 });

const WINDOW_NAMES = ['Inlay', 'Static', 'Squarespace', 'SquarespaceFonts', 'Y', 'ImageLoader', '__script'];
const DOCUMENT_NAMES =
  'currentScript readyState referrer cookie head body documentElement baseURI querySelector querySelectorAll addEventListener removeEventListener defaultView activeElement hidden visibilityState scripts forms fonts title URL'.split(
    ' ',
  );
const FORM_NAMES =
  'matches closest querySelector querySelectorAll children classList getAttribute hasAttribute setAttribute removeAttribute dataset addEventListener removeEventListener dispatchEvent id style isConnected parentNode parentElement firstChild contains append remove elements submit requestSubmit reset name action method target nodeType ownerDocument getBoundingClientRect checkValidity inlayed'.split(
    ' ',
  );

/** Where and how a name is put → the markup before the blocks. */
const CASES: ReadonlyArray<readonly [name: string, markup: string]> = [
  ...WINDOW_NAMES.flatMap((name) => [
    [`window.${name}, an element`, `<h2 id="${name}">x</h2>`] as const,
    [
      `window.${name}, a form`,
      `<form name="${name}"><input name="SQUARESPACE_CONTEXT"><input name="version"><input name="push"></form>`,
    ] as const,
    [
      `window.${name}, a list`,
      `<a id="${name}"></a><a id="${name}" name="SQUARESPACE_CONTEXT" href="x:"></a><a id="${name}" name="version"></a>`,
    ] as const,
    [`window.${name}, a frame`, `<iframe name="${name}" src="about:blank"></iframe>`] as const,
  ]),
  ['window.Inlay, settings', '<script>window.Inlay = { theme: "dark" };</script>'],
  ...DOCUMENT_NAMES.map(
    (name) => [`document.${name}`, `<img name="${name}" alt="" src="/evil/site.js">`] as const,
  ),
  ...FORM_NAMES.map(
    (name) =>
      [
        `form.${name}`,
        `<form data-form-id="f"><input type="hidden" name="${name}"><button type="submit">Send</button></form>`,
      ] as const,
  ),
  [
    'frozen prototypes',
    '<script>for (const type of [Array, Object, Element, Document]) Object.freeze(type.prototype);</script>',
  ],
];

/** What a frame of the page has come to; a promise that never settles is the page's time-out. */
async function readFrame(frame: HTMLIFrameElement): Promise<string> {
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  const inlay = view?.Inlay;
  if (!inlay || !('version' in inlay) || inlay.state !== 'initialized') return 'Inlay has not started';
  const error = await inlay.whenReady({ all: true }).catch(String);
  if (error) return error;
  const accordion = inlay.inspect().find(({ block }) => block === 'accordion');
  if (accordion?.state !== 'mounted') return `the accordion is ${accordion?.state}`;
  // Only the page's own: a context is never what an element makes of itself.
  return inlay.context.pageType === 2 ? 'fine' : 'the context is lost';
}

async function tryCases(site: Site, page: Page, script: string, cases: typeof CASES) {
  for (const [index, [, markup]] of cases.entries())
    site.answers.set(
      `/clobbered/${index}`,
      `<!doctype html><html><head><meta charset="utf-8"><title>x</title><link rel="stylesheet" href="/dist/site.css">
        <script type="application/json" id="site-context">${CONTEXT}</script></head>
        <body>${markup}<script ${script}></script>${ACCORDION}</body></html>`,
    );
  site.answers.set(
    '/clobbered-page',
    cases.map((_, index) => `<iframe src="/clobbered/${index}" height="300"></iframe>`).join(''),
  );
  await page.goto(`${site.url}/clobbered-page`, { waitUntil: 'load' });
  const results: Record<string, string> = {};
  for (const [index, [name]] of cases.entries())
    results[name] = await page.locator('iframe').nth(index).evaluate(readFrame);
  return results;
}

describe.each(RENDERERS)('names that elements take, under %s', (renderer) => {
  // React's own code asks the document for these two.
  const isOurs = (name: string) =>
    renderer === 'preact' || !/^document\.(?:addEventListener|defaultView)$/.test(name);
  const cases = CASES.filter(([name]) => isOurs(name));
  const fine = Object.fromEntries(cases.map(([name]) => [name, 'fine']));

  it('leaves the module build alive', async ({ site }) => {
    const watched = await site.newPage();
    const script = `type="module" src="/dist/${renderer}/site.js"`;
    expect(await tryCases(site, watched.page, script, cases)).toEqual(fine);
  });

  it('leaves the one-file build alive', async ({ site }) => {
    const watched = await site.newPage();
    const script = `defer src="/dist/${renderer}/site.iife.js"`;
    expect(await tryCases(site, watched.page, script, cases)).toEqual(fine);
  });
});

describe('the address of the one-file build', () => {
  it.for(['http://127.0.0.1:9/x/evil/site.js', 'data:,'])(
    'is its own, not that of an image called currentScript with %s',
    async (src, { site }) => {
      const { page, errors } = await site.newPage();
      await page.route('**/own-address', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><title>x</title><img name="currentScript" alt="" data-x src="${src}">
          <script src="/dist/preact/site.iife.js"></script>${ACCORDION}`,
        }),
      );
      await page.goto(`${site.url}/own-address`);
      await page.waitForFunction(() => window.Inlay && 'state' in window.Inlay);
      const sheets = await page
        .locator('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      expect(sheets).toContain(`${site.url}/dist/site.css`);
      expect(sheets.filter((sheet) => !sheet.startsWith(`${site.url}/dist/`))).toEqual([]);
      expect(errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    },
  );
});
