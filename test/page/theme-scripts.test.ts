import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { editAnswers } from './support/edit-answers';
import { findTrouble, NO_TROUBLE } from './support/placed';
import { bodyOf, undrawn as it, type Site, serverBody, whenReady } from './support/site';

const NARROW = { viewport: { width: 390, height: 800 } };
const BURGER = '.header-display-mobile .burger';
const BOUND = [
  'data-controller="Header"',
  'data-controller="Header" data-controllers-bound="Header"',
] as const;
const TAG = '<script defer src="/scripts/site-bundle.js"></script>';

/** A bundle as themes have them: finds its elements by `data-controller`, toggles the menu at each click, and says that it is there. */
const BUNDLE = `
  for (const header of document.querySelectorAll('[data-controller=Header]')) {
    header.addEventListener('click', ({ target }) => {
      if (target.closest('.burger')) document.body.classList.toggle('header--menu-open');
    });
    header.setAttribute('data-controllers-bound', 'Header');
  }`;

const isOpen = (page: Page) => page.evaluate(() => document.body.classList.contains('header--menu-open'));

const headerOf = (page: Page) =>
  page.evaluate(() => {
    const row = inlayApi()
      .inspect()
      .find(({ block }) => block === 'header-menu');
    return [row?.state, row?.driver];
  });

interface Opening {
  readonly path: string;
  readonly change?: (html: string) => string;
  /** The bundle's code; undefined: it is not found. */
  readonly bundle?: string | undefined;
}

/** Opens a demo page as if its server had written something else, and waits until its blocks are mounted or left. */
async function open(site: Site, { path, change = (html) => html, bundle }: Opening): Promise<Page> {
  const { page } = await site.newPage(NARROW);
  await page.route('**/site-bundle.js', (route) =>
    bundle === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: bundle, contentType: 'text/javascript' }),
  );
  await editAnswers(page, `**/demo-pages/${path}`, change);
  await page.goto(`${site.url}/demo-pages/${path}`);
  await whenReady(page);
  return page;
}

const withTag = (html: string) => html.replace('</body>', `${TAG}</body>`);
const savedLate = (html: string) => html.replace(...BOUND);

describe('a header beside a theme’s own script', () => {
  it.for([
    ['binds it', { change: withTag, bundle: BUNDLE }, ['left', 'theme']],
    ['has bound it before the page was saved, and is gone', { change: savedLate }, ['mounted', 'inlay']],
    [
      'has bound it before the page was saved, and is not found',
      { change: (html: string) => savedLate(withTag(html)) },
      ['mounted', 'inlay'],
    ],
    ['leaves it undone', { change: withTag, bundle: '' }, ['mounted', 'inlay']],
  ] as const)('is driven once when the script %s', async ([, opening, expected], { site }) => {
    const page = await open(site, { path: 'header.html', ...opening });
    expect(await headerOf(page)).toEqual(expected);
    expect(await page.locator('#header [aria-controls*=menu]').count()).toBe(expected[1] === 'inlay' ? 2 : 0);
    await page.locator(BURGER).click();
    expect(await isOpen(page)).toBe(true);
    await page.locator(BURGER).click();
    expect(await isOpen(page)).toBe(false);
  });

  it('is listed with all other controllers of the page, and who drives them', async ({ site }) => {
    const page = await open(site, {
      path: 'header.html',
      change: (html) =>
        withTag(html.replace('<main', '<p data-controller="Clock"></p><p data-controller="Bells"></p><main')),
      bundle: `${BUNDLE} document.querySelector('[data-controller=Clock]').setAttribute('data-controllers-bound', 'Clock')`,
    });
    const listed = () =>
      page.evaluate(() =>
        inlayApi()
          .inspect()
          .filter(({ element }) => element?.matches('[data-controller=Header],p[data-controller]'))
          .map(({ block, state, driver }) => [block, state, driver]),
      );
    await expect.poll(listed).toEqual([
      ['header-menu', 'left', 'theme'],
      ['Clock', 'left', 'theme'],
      ['Bells', 'found', undefined],
    ]);
    await page.evaluate(() => inlayApi().destroy());
    expect(await listed()).toEqual([]);
  });

  it('is kept from a script that comes later, and given back as it was', async ({ site }) => {
    const page = await open(site, { path: 'header.html', bundle: BUNDLE });
    // The watch starts when the browser rests.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.evaluate(
      () =>
        new Promise((onload) => {
          const script = Object.assign(document.createElement('script'), {
            src: '/scripts/site-bundle.js',
            onload,
          });
          document.head.append(script);
        }),
    );
    await page.locator(BURGER).click();
    expect(await isOpen(page)).toBe(true);
    await page.locator(BURGER).click();
    expect(await isOpen(page)).toBe(false);
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await serverBody(site, 'header.html'));
  });
});

describe('a gallery section beside a theme’s own script', () => {
  /** Loads the code of the controller as current bundles do, and takes its time. */
  const loads = (code: string) => `
    const script = document.createElement('script');
    script.dataset.webpack = 'theme:gallery';
    script.src = '/scripts/gallery.js';
    script.onload = script.onerror = () => script.remove();
    document.head.append(script);
    globalThis.bind = () => { ${code} };`;
  const masonryOf = (page: Page) =>
    page.evaluate(() => {
      const row = inlayApi()
        .inspect()
        .find(({ element }) => element?.matches('.gallery-masonry'));
      const list = document.querySelector<HTMLElement>('.gallery-masonry > div');
      return [row?.state, row?.driver, list?.classList.contains('inlay-placed')];
    });

  it.for([
    [
      'binds',
      `document.querySelector('.gallery-masonry').setAttribute('data-controllers-bound', 'GalleryMasonry')`,
    ],
    ['leaves undone', ''],
  ] as const)('waits for the code of a controller, which %s it', async ([, code], { site }) => {
    const { page } = await site.newPage();
    await page.route('**/site-bundle.js', (route) =>
      route.fulfill({ body: loads(code), contentType: 'text/javascript' }),
    );
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/scripts/gallery.js', async (route) => {
      await released;
      await route.fulfill({ body: 'bind()', contentType: 'text/javascript' });
    });
    await editAnswers(page, '**/gallery-sections.html', withTag);
    await page.goto(`${site.url}/demo-pages/gallery-sections.html`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('script[data-webpack]'));
    const ready = whenReady(page);
    await expect.poll(() => masonryOf(page)).toEqual(['loading', undefined, false]);
    release();
    await ready;
    expect(await masonryOf(page)).toEqual(code ? ['left', 'theme', false] : ['mounted', 'inlay', true]);
  });
});

it('a page that was saved late comes to life in this window, and goes back', async ({ site }) => {
  const page = await open(site, { path: 'trouble/saved-late.html' });
  expect(await headerOf(page)).toEqual(['mounted', 'inlay']);
  await page.locator('#masonry').scrollIntoViewIfNeeded();
  expect(await findTrouble(page, '.gallery-masonry-wrapper')).toEqual(NO_TROUBLE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.viewport.width);
  await page.locator(BURGER).click();
  expect(await isOpen(page)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen(page)).toBe(false);
  await page.evaluate(() => inlayApi().destroy());
  expect(await bodyOf(page)).toBe(await serverBody(site, 'trouble/saved-late.html'));
});
