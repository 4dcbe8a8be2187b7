import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { compareShift, readLayoutShift, watchLayoutShift } from '../page/support/layout-shift';
import { expectNamed, noteLoadedFiles, readWaiting } from '../page/support/loaded-files';
import { faultsIn, findNewFaults } from '../page/support/page-faults';
import { watchRequests } from '../page/support/requests';
import { useSavedPages } from '../page/support/saved-pages';
import { readSavedSettings } from '../page/support/saved-settings';
import { scrollThrough } from '../page/support/scroll-through';
import { destroyAndCompare, noteServedBlocks, readOwnChanges } from '../page/support/served-blocks';
import { type Site, type WatchedPage, whenReady, whenStarted } from '../page/support/site';
import { findUnfilledBoxes } from '../page/support/unfilled-boxes';
import { findUnseenContent } from '../page/support/unseen-content';
import { whenPainted } from '../page/support/when-painted';

const saved = useSavedPages();
const { it } = saved;

/** Above what the page does without us. */
const MAX_SHIFT = 0.01;

/**
 * How the server marks each kind of block, without a word of our own code. Galleries, forms, newsletters, pictures and videos have
 * test files of their own.
 */
const KINDS: Readonly<Record<string, string>> = {
  accordion: '.sqs-block-accordion',
  album: '.sqs-album-block, .sqs-audio-playlist, .sqs-slice-album-playlist',
  archive: '.sqs-block-archive:has(input[type=checkbox])',
  audio: '.sqs-audio-embed',
  calendar: '.sqs-block-calendar',
  chart: '.sqs-block-chart',
  comments: '.squarespace-comments:not(#disqus_thread)',
  disqus: '#disqus_thread',
  donation: '.sqs-block-donation',
  'gallery-grid': '.sqs-gallery-block-grid',
  map: '.sqs-block-map',
  marquee: '.sqs-block-marquee',
  menu: '.sqs-block-menu',
  'pricing-plan': '.sqs-block-pricing-plan',
  'product-reviews': '.product-reviews-section, .product-review-summary',
  reservation:
    '.sqs-block-opentable, .sqs-block-opentable-v2, .sqs-block-tock, .sqs-block-acuity, .sqs-block-zola',
  search: '.sqs-search-ui-text-input',
  'search-page': '.sqs-search-page',
  'share-buttons': '.squarespace-social-buttons, .sqs-share-buttons',
  'simple-like': '.sqs-simple-like',
  'social-post': 'blockquote.twitter-tweet, blockquote.instagram-media, a.twitter-timeline',
  soundcloud: '.sqs-block-soundcloud',
  summary: '.sqs-block-summary-v2',
  'tour-dates': '.sqs-block-tourdates',
};

/** What is compared with what the server sent, after all that the tests have done to it. */
const SERVED = [
  '.sqs-block,.index-gallery,.Index-gallery,.portfolio-hover,[data-controller^=Gallery],[data-controller^=UserItems]',
  ...Object.values(KINDS),
].join();

/** What the page's own script notes for the tests. */
interface Noted {
  readonly kinds: Readonly<Record<string, number>>;
  readonly events: readonly string[] | undefined;
}

/** Has the page count its blocks as the server wrote them, by kind. */
const noteKinds = (page: Page): Promise<unknown> =>
  page.addInitScript((kinds) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const counts = Object.entries(kinds).map(([name, selector]) => [
        name,
        document.querySelectorAll(selector).length,
      ]);
      Object.assign(window, { kinds: Object.fromEntries(counts.filter(([, count]) => count)) });
    });
  }, KINDS);

/** Has the page note that a popup is about to come, which has it load the code for listeners. */
const notePopup = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const events: string[] = [];
    const queue = [
      (inlay: { on(name: string, listener: () => void): void }) =>
        inlay.on('popup:ready', () => events.push('popup:ready')),
    ];
    Object.assign(window, { events, Inlay: queue });
  });

const readNoted = (page: Page): Promise<Noted> =>
  page.evaluate(() => {
    const { kinds, events } = window as unknown as Noted;
    return { kinds, events };
  });

interface Visit extends WatchedPage {
  readonly path: string;
  readonly renderer: string;
  /** Up to the first mounts. */
  readonly shift: number;
  /** Inlay's files that the page has loaded although nothing was pressed. */
  readonly loaded: ReadonlySet<string>;
  /** Those that the server did not have. */
  readonly lost: readonly string[];
  /** Blocks that had not come near the window when all of the page had been scrolled through. */
  readonly waiting: readonly string[];
}

/** Opens a page as a visitor does who has never been there, up to the first mounts. */
async function openFirst(site: Site, path: string, query: string) {
  const lost: string[] = [];
  const loaded = new Set<string>();
  const watched = await site.newPage();
  const { page } = watched;
  const rest = watchRequests(page);
  noteLoadedFiles(page, { loaded, lost });
  await watchLayoutShift(page);
  await noteServedBlocks(page, SERVED);
  await noteKinds(page);
  // The files of the other renderer are compared with those that a server names.
  if (query === 'renderer=react') await notePopup(page);
  await page.goto(saved.urlOf(site, path, query), { waitUntil: 'load' });
  if (query !== 'inlay=off') {
    // Not by `whenReady`, for which the page loads code.
    await whenStarted(page);
    await whenPainted(page);
    await readWaiting(page);
  }
  return { ...watched, rest, loaded, lost, shift: await readLayoutShift(page) };
}

async function visit(site: Site, path: string, renderer: string): Promise<Visit> {
  const { rest, ...opened } = await openFirst(site, path, `renderer=${renderer}`);
  const { page, loaded } = opened;
  await scrollThrough(page);
  await rest();
  const waiting = await readWaiting(page);
  const first = { loaded: new Set(loaded), waiting };
  await whenReady(page);
  return { ...opened, ...first, path, renderer };
}

/** Only a script can know how tall a header is: its room, and parts of it that wait in a hidden bar, move what is below them, once. */
const makesRoom = (page: Page) =>
  page.evaluate(
    () =>
      Boolean(document.querySelector<HTMLElement>('main .page-section')?.style.paddingTop) ||
      inlayApi()
        .inspect()
        .some(
          ({ block, element, state }) =>
            block === 'ancillary-layout' && state === 'mounted' && element?.matches('[data-nc-base=header]'),
        ),
  );

async function measureShift(site: Site, path: string, query: string): Promise<number> {
  const { shift, close } = await openFirst(site, path, query);
  await close();
  return shift;
}

async function expectNoMoreShift(site: Site, { page, path, renderer, shift }: Visit): Promise<void> {
  if (shift <= MAX_SHIFT || (await makesRoom(page))) return;
  const measureUnder = (query: string) => () => measureShift(site, path, query);
  const more = await compareShift(MAX_SHIFT, measureUnder(`renderer=${renderer}`), measureUnder('inlay=off'));
  expect(more, 'layout shift').toBeLessThanOrEqual(MAX_SHIFT);
}

/** What mounts after the window has passed it is loaded when the window comes again. */
async function findUnseen(page: Page): Promise<readonly string[]> {
  const unseen = await findUnseenContent(page);
  if (unseen.length) await scrollThrough(page);
  return unseen;
}

async function expectOverlays({ page, renderer }: Visit): Promise<void> {
  const settings = await readSavedSettings(page);
  const count = (selector: string) => page.locator(selector).count();
  const poll = (selector: string) => expect.poll(() => count(selector), { message: selector });
  await poll('.inlay-cookie-banner').toBe(settings.banner ? 1 : 0);
  await poll('.sqs-cookie-banner-v2, .gdpr-cookie-banner').toBe(settings.banner ? 1 : 0);
  await poll('.inlay-announcement').toBe(settings.bar ? 1 : 0);
  // It is one for narrow windows.
  await poll('.inlay-mobile-bar').toBe(0);
  if (renderer === 'react')
    expect((await readNoted(page)).events).toEqual(settings.popup ? ['popup:ready'] : []);
  if (settings.popup) await page.locator('dialog.inlay-popup').waitFor();
  else expect(await count('dialog.inlay-popup')).toBe(0);
}

/** Galleries that have not mounted, counted from the markup alone; those in a page that was saved while another script ran are counted, too. */
const findIdleGalleries = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lives = inlayApi().inspect();
    return [
      ...document.querySelectorAll(
        '.sqs-block-gallery,.sqs-block-instagram:has(.sqs-gallery),.sqs-block-summary-v2,.index-gallery,.Index-gallery,.portfolio-hover,[data-controller^=Gallery],[data-controller=UserItemsListCarousel],[data-controller=UserItemsListBannerSlideshow]',
      ),
    ].flatMap((element) => {
      const life = lives.find((one) => one.element === element);
      return life?.state === 'mounted'
        ? []
        : [
            `${element.id || element.getAttribute('data-controller')}: ${life?.state} ${life?.fault?.message}`,
          ];
    });
  });

async function expectMounted(page: Page): Promise<void> {
  const states = await page.evaluate(() =>
    inlayApi()
      .inspect()
      .map(({ block, state }) => ({ block, state })),
  );
  const mounted: Record<string, number> = {};
  for (const { block, state } of states)
    if (block in KINDS && state === 'mounted') mounted[block] = (mounted[block] ?? 0) + 1;
  expect.soft(mounted).toEqual((await readNoted(page)).kinds);
  expect(await findIdleGalleries(page), 'galleries that have not mounted').toEqual([]);
}

async function expectWorking(page: Page): Promise<void> {
  const headers = page.locator('.sqs-block-accordion .accordion-item__click-target');
  for (let index = 0; index < (await headers.count()); index++) {
    const header = headers.nth(index);
    const before = await header.getAttribute('aria-expanded');
    await header.evaluate((button: HTMLElement) => button.click());
    expect(await header.getAttribute('aria-expanded')).not.toBe(before);
    // One movement at a time: the next click would be ignored.
    await page.waitForFunction(() => !document.querySelector('[data-is-item-animating]'));
  }
  for (const grid of await page.locator('.sqs-gallery-block-grid').all()) {
    const images = grid.locator('.slide img[data-src], .slide img[src]');
    if ((await images.count()) === 0) continue;
    await images.first().scrollIntoViewIfNeeded();
    await expect
      .poll(() => images.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const box = await images.first().boundingBox();
    expect(box?.width).toBeGreaterThan(10);
    expect(box?.height).toBeGreaterThan(10);
  }
}

/** At the top, where the page's own scripts that follow scrolling have done the same in every visit. */
async function goToTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await whenPainted(page);
}

async function expectRestored(site: Site, { page, path }: Visit): Promise<void> {
  await goToTop(page);
  const changed = await destroyAndCompare(page);
  if (!changed.length) return;
  const off = await openFirst(site, path, 'inlay=off');
  await scrollThrough(off.page);
  await goToTop(off.page);
  const own = (await readOwnChanges(off.page)).map((change) => change.join());
  await off.close();
  expect(changed.filter((change) => !own.includes(change.join()))).toEqual([]);
}

/** What the page throws and complains about without Inlay. */
async function readOwnFaults(site: Site, path: string): Promise<readonly string[]> {
  const { errors, close } = await saved.open(site, path, 'inlay=off');
  await close();
  return faultsIn(errors);
}

describe('saved published pages', () => {
  saved.visits({
    under: 'each renderer',
    open: ({ path, renderer }, site) => visit(site, path, renderer),
    tests(visit, { renderer }) {
      it('moves no more than without Inlay', ({ site }) => expectNoMoreShift(site, visit()));

      // Names of files differ by renderer, and not what they are named for.
      if (renderer === 'preact')
        it('loads what a server names', async ({ site }) => {
          const { path, loaded, waiting } = visit();
          const served = await fetch(saved.urlOf(site, path, 'renderer=preact'));
          await expectNamed(await served.text(), { loaded, waiting, server: site });
        });

      it('shows every text and picture', () =>
        expect.poll(() => findUnseen(visit().page), { timeout: 10_000 }).toEqual([]));

      if (renderer === 'preact')
        it('has pictures that cover the boxes which its theme means them to fill', () =>
          expect.poll(() => findUnfilledBoxes(visit().page), { timeout: 5000 }).toEqual([]));

      it('shows the overlays that its settings ask for', () => expectOverlays(visit()));

      it('mounts every block', () => expectMounted(visit().page));

      it('has accordions that open, and grids with pictures', () => expectWorking(visit().page));

      it('is given back as it was served', ({ site }) => expectRestored(site, visit()));

      it('throws nothing new, and misses no file of Inlay', async ({ site }) => {
        const { path, errors, lost } = visit();
        expect.soft(lost).toEqual([]);
        expect(await findNewFaults(errors, () => readOwnFaults(site, path))).toEqual([]);
      });
    },
  });
});
