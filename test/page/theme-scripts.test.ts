import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdBack } from './support/hold-back';
import { findTrouble, NO_TROUBLE } from './support/placed';
import { serveEdited } from './support/serve-edited';
import { undrawn as it, openDemo, type Site, whenReady } from './support/site';
import { startAnew } from './support/start-anew';

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

async function expectDrivenOnce(page: Page): Promise<void> {
  await page.locator(BURGER).click();
  await expect.poll(() => isOpen(page)).toBe(true);
  await page.locator(BURGER).click();
  await expect.poll(() => isOpen(page)).toBe(false);
}

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

/** The bundle is not found. Without the stub in its head, a page only notices failures from Inlay's first task on. */
const failBundle = async (page: Page) =>
  page.route('**/site-bundle.js', async (route) => {
    await page.waitForFunction(() => window.Inlay && inlayApi().state);
    await route.fulfill({ status: 404 });
  });

/** Opens a demo page as if its server had written something else, and waits until its blocks are mounted or left. */
async function open(site: Site, { path, change, bundle }: Opening): Promise<Page> {
  const watched = await site.newPage(NARROW);
  if (bundle === undefined) await failBundle(watched.page);
  else site.answers.set('/scripts/site-bundle.js', bundle);
  await openDemo(site, watched, change ? await serveEdited(site, path, 'preact', change) : path, 'preact');
  return watched.page;
}

const withTag = (html: string) => html.replace('</body>', `${TAG}</body>`);
const savedLate = (html: string) => html.replace(...BOUND);

describe('a header beside a theme’s own script', () => {
  it('is driven by Inlay, once, when the script that had bound it fails, on a page with more requests than browsers keep', async ({
    site,
  }) => {
    const watched = await site.newPage(NARROW);
    const { page } = watched;
    await failBundle(page);
    await page.addInitScript(() => performance.setResourceTimingBufferSize(1));
    const path = await serveEdited(site, 'header.html', 'preact', (html) => savedLate(withTag(html)));
    await openDemo(site, watched, path, 'preact');
    expect(await page.evaluate(() => performance.getEntriesByType('resource').length)).toBe(1);
    expect(await headerOf(page)).toEqual(['mounted', 'inlay']);
    await expectDrivenOnce(page);
  });

  it('is driven by the script that binds it, and listed with all other controllers of the page and who drives them', async ({
    site,
  }) => {
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
    expect(await page.locator('#header .header-burger-btn[aria-label]').count()).toBe(0);
    await expectDrivenOnce(page);
    await page.evaluate(() => inlayApi().destroy());
    expect(await listed()).toEqual([]);
  });

  it('is given to a script that is added later and binds it', async ({ site }) => {
    const page = await open(site, { path: 'header.html', bundle: BUNDLE });
    expect(await headerOf(page)).toEqual(['mounted', 'inlay']);
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
    expect(await headerOf(page)).toEqual(['left', 'theme']);
    await expectDrivenOnce(page);
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

  // What it leaves undone is Inlay's, as the header above.
  it('waits for the code of a controller, and leaves the gallery to it where it binds it', async ({
    site,
  }) => {
    const { page } = await site.newPage();
    site.answers.set(
      '/scripts/site-bundle.js',
      loads(
        `document.querySelector('.gallery-masonry').setAttribute('data-controllers-bound', 'GalleryMasonry')`,
      ),
    );
    const { release } = await holdBack(page, '**/scripts/gallery.js', (route) =>
      route.fulfill({ body: 'bind()', contentType: 'text/javascript' }),
    );
    const path = await serveEdited(site, 'gallery-sections.html', 'preact', withTag);
    await page.goto(`${site.url}/demo-pages/${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('script[data-webpack]'));
    const ready = whenReady(page);
    await expect.poll(() => masonryOf(page)).toEqual(['loading', undefined, false]);
    release();
    await ready;
    expect(await masonryOf(page)).toEqual(['left', 'theme', false]);
  });
});

it('a page that was saved after its script works in this window', async ({ site }) => {
  const page = await open(site, { path: 'trouble/saved-late.html' });
  expect(await headerOf(page)).toEqual(['mounted', 'inlay']);
  // Its menu was open, its header scrolled away, and its texts had yet to come.
  await expect.poll(() => isOpen(page)).toBe(false);
  expect(await page.locator('#header').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
  for (const text of ['.header-display-mobile .header-title-logo', '#waiting', '#arrived'])
    await expect.poll(() => page.locator(text).evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
  await expect.poll(() => page.locator('.TextShape-node').count()).toBe(1);
  await page.locator('#masonry').scrollIntoViewIfNeeded();
  expect(await findTrouble(page, '.gallery-masonry-wrapper')).toEqual(NO_TROUBLE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.viewport.width);
  await page.locator(BURGER).click();
  await expect.poll(() => isOpen(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isOpen(page)).toBe(false);
});

describe('pictures behind sections that a theme’s script has moved away', () => {
  /** Moves each picture into the host at the start of the page, as the script does, for a window of 1401 px. */
  const moveAway = (html: string) => {
    const items: string[] = [];
    const sections = html.replace(
      /(<section [^>]*?class="Index-page)(.*?)(<figure class="Index-page-image".*?<\/figure>)/gs,
      (_, start: string, between: string, figure: string) => {
        const id = `section-${items.length}`;
        const away = items.length ? 'translate3d(-1401px, 0px, 0px)' : 'translate3d(0px, 0px, 0px)';
        const style = `top: ${items.length * 900}px; left: 0px; width: 1401px; height: 900px; transform: ${away}; position: fixed;`;
        items.push(
          `<div class="Parallax-item" data-parallax-item data-parallax-id="${id}" style="${style}">${figure}</div>`,
        );
        return (
          start.replace('<section ', `<section data-parallax-original-element data-parallax-id="${id}" `) +
          between
        );
      },
    );
    const host = `<div class="Parallax-host" data-parallax-host>${items.join('')}</div>`;
    return sections
      .replace(/<body([^>]*)class="/, '<body$1data-saved class="parallax-item-positioning-method-fixed ')
      .replace(/(<body[^>]*>)/, `$1${host}`);
  };

  it('are behind their own section again in any window', async ({ site }) => {
    const { page } = await site.open(
      await serveEdited(site, 'sections-7-0.html', 'preact', moveAway),
      'preact',
    );
    const pictures = page.locator('.Index-page-image');
    expect(await pictures.count()).toBe(2);
    const gaps = () =>
      pictures.evaluateAll((figures) =>
        figures.map((figure) => {
          const own = figure.getBoundingClientRect();
          const section = figure.closest('section')?.getBoundingClientRect();
          return section && [own.left - section.left, own.top - section.top, own.width - section.width];
        }),
      );
    const items = page.locator('.Parallax-item');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await startAnew(page);
      await expect.poll(gaps, { message: `${width} px` }).toEqual([
        [0, 0, 0],
        [0, 0, 0],
      ]);
      expect(await items.evaluateAll((all) => all.map((item) => item.clientHeight))).toEqual([0, 0]);
    }
  });
});
