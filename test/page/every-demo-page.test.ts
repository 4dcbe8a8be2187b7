import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { DEMO_PAGES, readDemo } from './support/demo-pages';
import { describePage } from './support/describe-page';
import { allowCache, readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { rendererFiles } from './support/renderer-files';
import { untilIdle, watchRequests } from './support/requests';
import { servedBody } from './support/served-body';
import {
  bodyOf,
  it,
  openDemo,
  RENDERERS,
  root,
  type Site,
  type WatchedPage,
  whenReady,
} from './support/site';
import { startAnew } from './support/start-anew';

const hasBanner = (path: string) => readDemo(path).includes('"isCookieBannerEnabled":true');
const hasAccordion = (path: string) => readDemo(path).includes('sqs-block-accordion');
const hasLightbox = (path: string) => readDemo(path).includes('js-gallery-lightbox-opener');

/** What axe has looked at, by address and state: what the other renderer draws must be the same, and needs no second look. */
const looked = new Map<string, readonly string[]>();

/** Where two texts part. */
function differenceOf(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  const part = (one: string) => one.slice(Math.max(0, at - 100), at + 100);
  return text === other ? '' : `${part(text)}\n${part(other)}`;
}

/** @param within a selector of what this state has that those before it have not; default: the whole page */
async function expectNothingFound(page: Page, state: string, within?: string): Promise<void> {
  const key = `${state} of ${page.url().replace(/renderer=\w+/, '')}`;
  const first = looked.get(key);
  if (first) {
    // What is still on its way comes.
    const readDifference = async () => {
      const description = await page.evaluate(describePage, within);
      return first.includes(description) ? '' : differenceOf(first.at(-1) ?? '', description);
    };
    await expect.poll(readDifference, { message: key }).toBe('');
    return;
  }
  // What no script has shown by now is shown then, and may fade in.
  await untilIdle(page);
  const before = await page.evaluate(describePage, within);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations(page, undefined, within), `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Of all rules, one knows colours.
  expect(await violations(page, ['color-contrast'], within), `${state}, dark`).toEqual([]);
  looked.set(key, [before, await page.evaluate(describePage, within)]);
}

/** Opens one item after another until none that may stay open is closed. */
async function openAccordions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const list of document.querySelectorAll('.accordion-items-container')) {
      // What a visitor can never have open at once is looked at with its last item open.
      for (const item of list.children) {
        const button = item.querySelector<HTMLElement>(':scope > * > .accordion-item__click-target');
        if (button?.getAttribute('aria-expanded') === 'false') button.click();
      }
    }
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.accordion-items-container')].every((list) =>
      list.querySelector(':scope > .accordion-item:last-child > * > [aria-expanded="true"]'),
    ),
  );
}

/** Each state of a page in which a visitor may meet it. */
async function expectNothingFoundInAnyState(page: Page, path: string): Promise<void> {
  if (path.endsWith('later.html')) {
    await page.locator('main button.plain-button').first().click();
    await whenReady(page);
  }
  if (hasBanner(path)) {
    await page.locator('.inlay-cookie-banner-text').filter({ hasText: /\w/ }).waitFor();
    await expectNothingFound(page, 'with the banner', '.inlay-cookie-banner');
    await page.locator('.inlay-cookie-banner-choice').first().click();
    await page.waitForFunction(() => !document.querySelector('.inlay-cookie-banner'));
  }
  await expectNothingFound(page, 'at first');
  if (hasAccordion(path)) {
    await openAccordions(page);
    await expectNothingFound(page, 'with open accordions', '.accordion-items-container');
  }
  if (hasLightbox(path)) {
    await page.locator('[aria-haspopup="dialog"]:visible').first().press('Enter');
    await page.locator('dialog [data-slot="0"] img[data-state="loaded"]').waitFor();
    await expectNothingFound(page, 'with the lightbox', 'dialog');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog'));
  }
}

/** Most were saved after a script had placed them, in a window of another size: what is placed anew moves. */
const PLACED_ANEW = [
  'trouble/partly-booted.html',
  'trouble/saved-galleries.html',
  'trouble/saved-late.html',
  // Its text is as large as fits its column, which only a script can tell.
  'scaled-text.html',
  // Its pictures have their room once a script has read their sizes, which may be after the first paint.
  'shop/layouts.html',
];

/** Their own scripts change them once a visitor has used them: these are restored before. */
const CHANGED_BY_USE = ['consent.html', 'consent-services.html', 'trouble/later.html'];

/** Without what a page's own handler writes into its pictures once they have loaded: which of them have is a matter of time. */
const withoutLoads = (html: string) =>
  html.replace(/<img\b[^>]*\bonload=[^>]*>/g, (tag) =>
    tag.replace(/ class="loaded"|(?<=class="[^"]*) loaded\b/, ''),
  );

/** Holds a page that Inlay has left against what the server sent, or against the page without Inlay where it has code of its own. */
async function expectAsServed(site: Site, demo: string, { page, errors }: WatchedPage): Promise<void> {
  const body = withoutLoads(await bodyOf(page));
  if (!errors.length && body === withoutLoads(await servedBody(page))) return;
  const plain = await site.newPage();
  await plain.page.goto(`${site.url}/demo-pages/${demo}?inlay=off`);
  expect(body).toBe(withoutLoads(await bodyOf(plain.page)));
  expect(errors).toEqual(plain.errors);
  await plain.close();
}

/** The chunks that each demo page has loaded, whatever was open. */
const chunksOf = new Map<string, readonly string[]>();

const readChunks = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/chunks/')),
  );

const withRenderer = rendererFiles(join(root, 'dist'));
const hasRenderer = (chunk: string) => withRenderer.has(new URL(chunk).pathname.split('/').at(-1) ?? '');

/** The chunks of pages that have been given back under both renderers. */
const twice = new Set<string>();

/** A page for one demo page after another: each finds nothing stored. */
async function openShared(site: Site): Promise<WatchedPage> {
  // A strict policy would keep axe out, too.
  const watched = await site.newPage({ bypassCSP: true });
  await watched.page.addInitScript(() => {
    // Frames may have no storage.
    if (window !== top) return;
    localStorage.clear();
    sessionStorage.clear();
  });
  return watched;
}

/** Makes it ready for the next demo page. */
async function forget({ page, errors }: WatchedPage): Promise<void> {
  await Promise.all([
    page.context().clearCookies(),
    page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' }),
  ]);
  errors.length = 0;
}

describe.each(RENDERERS)('every demo page under %s', (renderer) => {
  const isMeasured = renderer === RENDERERS[0];
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await openShared(site);
    if (isMeasured) await watchLayoutShift(watched.page);
  });
  it.afterAll(() => watched.close());

  // @wcag 1.1.1 1.3.1 1.4.3 4.1.2 | axe finds nothing on any demo page in any of its states
  it.for(DEMO_PAGES)(
    '%s starts without a layout shift, has nothing that axe finds whatever is open, and is restored',
    async (demo, { site, skip }) => {
      // Under Preact each page, since their markup differs; after it under React a page for each piece of code, which must look the same.
      const known = chunksOf.get(demo);
      if (known && !known.some(hasRenderer)) skip('the same under both renderers');
      if (known?.every((chunk) => twice.has(chunk))) skip('pages before it have loaded the same code');
      for (const chunk of known ?? []) twice.add(chunk);
      const { page } = watched;
      await forget(watched);
      if (isMeasured) await allowCache(page, false);

      await openDemo(site, watched, demo, renderer, { all: false });
      if (isMeasured && !PLACED_ANEW.includes(demo)) expect(await readLayoutShift(page)).toBe(0);
      if (isMeasured) await allowCache(page, true);
      await whenReady(page);

      const states = await page.evaluate(() =>
        // What waits for the visitor's consent waits rightly.
        inlayApi()
          .inspect()
          .map(({ state, element }) =>
            state === 'waiting' && element?.closest('[data-consent]') ? 'mounted' : state,
          ),
      );
      expect(states.filter((state) => state !== 'mounted' && state !== 'failed')).toEqual([]);
      const expectRestored = async () => {
        // What moves is given back, too.
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
        await page.evaluate(() => {
          inlayApi().destroy();
        });
        await expectAsServed(site, demo, watched);
      };
      const isChangedByUse = CHANGED_BY_USE.includes(demo);
      if (isChangedByUse) {
        await expectRestored();
        await startAnew(page);
      }
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectNothingFoundInAnyState(page, demo);
      if (!isChangedByUse) await expectRestored();
      if (!chunksOf.has(demo)) chunksOf.set(demo, await readChunks(page));
    },
  );
});

// What is still on its way when the site ends. No renderer has been asked for yet, so one is enough.
describe('a site that is destroyed as soon as it has started', () => {
  const destroyed = new Set<string>();
  let watched: WatchedPage;
  let whenQuiet: () => Promise<void>;
  it.beforeAll(async ({ site }) => {
    watched = await openShared(site);
    whenQuiet = watchRequests(watched.page);
    // The page's own theme code has its turn first.
    await watched.page.addInitScript(() => {
      const endSoon = (inlay: ReturnType<typeof inlayApi>) =>
        inlay.on('site:initialized', () =>
          setTimeout(() => {
            inlay.destroy();
            Object.assign(window, { isOver: true });
          }),
        );
      Object.assign(window, { Inlay: [endSoon] });
    });
  });
  it.afterAll(() => watched.close());

  it.for(DEMO_PAGES)('restores %s', async (demo, { site, skip }) => {
    const chunks = chunksOf.get(demo);
    if (chunks?.every((chunk) => destroyed.has(chunk))) skip('pages before it have loaded the same code');
    for (const chunk of chunks ?? []) destroyed.add(chunk);
    const { page } = watched;
    await forget(watched);
    await page.goto(`${site.url}/demo-pages/${demo}?renderer=preact`);
    await page.waitForFunction(() => 'isOver' in window);
    await whenQuiet();
    await expectAsServed(site, demo, watched);
  });
});

describe.each(RENDERERS)('accessibility under %s', (renderer) => {
  it.for(['BAR', 'POPUP'])('axe finds nothing on any kind of %s', async (variant, { site }) => {
    const { page } = await site.open('plain.html', renderer, { reducedMotion: 'reduce' });
    for (const theme of ['LIGHT', 'DARK'])
      for (const cta of ['TEXT', 'BUTTON', 'ICON']) {
        await page.evaluate(
          (settings) => {
            inlayApi().emit('banner:update', settings);
          },
          {
            isCookieBannerEnabled: true,
            cookieBannerText: '<p>We count visits. <a href="#page">Why</a></p>',
            cookieBannerHasOptOut: true,
            cookieBannerVariant: variant,
            cookieBannerTheme: theme,
            cookieBannerCtaVariant: cta,
          },
        );
        await page.locator(`.${variant}.${theme}.${cta} .inlay-cookie-banner-text a`).waitFor();
        await expectNothingFound(page, `${variant} ${theme} ${cta}`, '.inlay-cookie-banner');
      }
  });

  it('would find something: a picture without a text, and words that are hard to read', async ({ site }) => {
    const { page } = await site.open('plain.html', renderer);
    await page.evaluate(() => {
      const text = document.createElement('p');
      text.textContent = 'Hardly to be read';
      text.style.cssText = 'color: #888; background: #999';
      document.querySelector('main')?.append(document.createElement('img'), text);
    });
    const rules = (await violations(page)).map((violation) => violation.split(':')[0]);
    expect(rules.sort()).toEqual(['color-contrast', 'image-alt']);
  });
});
