import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { count } from '../count';
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

interface Case {
  readonly name: string;
  /** Before the blocks. */
  readonly markup: string;
}

/** A kind of element → what it is for a name on the window. */
const WINDOW_MARKUP: Readonly<Record<string, (name: string) => string>> = {
  'an element': (name) => `<h2 id="${name}">x</h2>`,
  'a form': (name) =>
    `<form name="${name}"><input name="SQUARESPACE_CONTEXT"><input name="version"><input name="push"></form>`,
  'a list': (name) =>
    `<a id="${name}"></a><a id="${name}" name="SQUARESPACE_CONTEXT" href="x:"></a><a id="${name}" name="version"></a>`,
  'a frame': (name) => `<iframe name="${name}" src="about:blank"></iframe>`,
};

const documentMarkup = (name: string) => `<img name="${name}" alt="" src="/evil/site.js">`;
const formMarkup = (name: string) =>
  `<form data-form-id="f"><input type="hidden" name="${name}"><button type="submit">Send</button></form>`;

/** Cases that may be on one page: the name that one takes is nothing to the others, unless it does what it must not do. */
const groupsFor = (documentNames: readonly string[]): readonly (readonly Case[])[] => [
  ...Object.entries(WINDOW_MARKUP).map(([kind, markup]) =>
    WINDOW_NAMES.map((name) => ({ name: `window.${name}, ${kind}`, markup: markup(name) })),
  ),
  [{ name: 'window.Inlay, settings', markup: '<script>window.Inlay = { theme: "dark" };</script>' }],
  documentNames.map((name) => ({ name: `document.${name}`, markup: documentMarkup(name) })),
  FORM_NAMES.map((name) => ({ name: `form.${name}`, markup: formMarkup(name) })),
  [
    {
      name: 'frozen prototypes',
      markup:
        '<script>for (const type of [Array, Object, Element, Document]) Object.freeze(type.prototype);</script>',
    },
  ],
];

/** `npm run proof` has a page for each case. */
const IS_EACH_ALONE = Boolean(process.env.INLAY_PAYLOADS);

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

/** Opens a page for each group, all in one window. Says what is wrong, by the names of the groups. */
async function tryGroups(site: Site, page: Page, script: string, groups: readonly (readonly Case[])[]) {
  for (const [index, cases] of groups.entries())
    site.answers.set(
      `/clobbered/${index}`,
      `<!doctype html><html><head><meta charset="utf-8"><title>x</title><link rel="stylesheet" href="/dist/site.css">
        <script type="application/json" id="site-context">${CONTEXT}</script></head>
        <body>${cases.map(({ markup }) => markup).join('')}<script ${script}></script>${ACCORDION}</body></html>`,
    );
  site.answers.set(
    '/clobbered-page',
    groups.map((_, index) => `<iframe src="/clobbered/${index}" height="300"></iframe>`).join(''),
  );
  await page.goto(`${site.url}/clobbered-page`, { waitUntil: 'load' });
  const flaws: Record<string, string> = {};
  for (const [index, cases] of groups.entries()) {
    const result = await page.locator('iframe').nth(index).evaluate(readFrame).catch(String);
    if (result !== 'fine') flaws[cases.map(({ name }) => name).join('; ')] = result;
  }
  return flaws;
}

async function tryCases(site: Site, page: Page, script: string, groups: readonly (readonly Case[])[]) {
  const alone = groups.flat().map((one) => [one]);
  if (IS_EACH_ALONE) return tryGroups(site, page, script, alone);
  const flaws = await tryGroups(site, page, script, groups);
  // Which case of a group it was.
  return Object.keys(flaws).length ? { ...flaws, ...(await tryGroups(site, page, script, alone)) } : flaws;
}

describe.each(RENDERERS)('names that elements take, under %s', (renderer) => {
  // React's own code asks the document for these two.
  const isOurs = (name: string) => renderer === 'preact' || !/^(?:addEventListener|defaultView)$/.test(name);
  const groups = groupsFor(DOCUMENT_NAMES.filter(isOurs));

  it.for([
    ['module build', `type="module" src="/dist/${renderer}/site.js"`],
    ['one-file build', `defer src="/dist/${renderer}/site.iife.js"`],
  ] as const)('leave the %s alive', async ([, script], { site, task }) => {
    const watched = await site.newPage();
    expect(await tryCases(site, watched.page, script, groups)).toEqual({});
    count(task, 'names that elements take', groups.flat().length);
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
