import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { serveEdited } from './support/serve-edited';
import { undrawn as it, openDemo, type Site, whenReady } from './support/site';

// A page that was saved after its theme's script had bound everything, so that each of its elements has the mark of another visit.
const PATH = 'trouble/saved-late.html';
const NARROW = { viewport: { width: 390, height: 800 } };
const BURGER = '.header-display-mobile .burger';
const STUB = '<script src="/dist/preact/boot.js"></script>';
const TAG = '<script defer src="/scripts/site-bundle.js"></script>';

const HEADER = `{
  const header = document.querySelector('[data-controller=Header]');
  header?.addEventListener('click', ({ target }) => {
    if (target.closest('.burger')) document.body.classList.toggle('header--menu-open');
  });
  header?.setAttribute('data-controllers-bound', 'Header,Header');
}`;
const GALLERY = `document.querySelector('.gallery-masonry')?.setAttribute('data-controllers-bound', 'GalleryMasonry')`;
/** Binds when the page is parsed, as some bundles do. */
const atEnd = (code: string) => `addEventListener('DOMContentLoaded', () => { ${code} })`;
/** Finds its elements at once, and binds them when the code of their controller is there. */
const withCode = (code: string) => `{
  const script = document.createElement('script');
  script.dataset.webpack = 'theme:code';
  script.src = '/scripts/code.js';
  const header = document.querySelector('[data-controller=Header]');
  globalThis.bind = () => header.setAttribute('data-controllers-bound', 'Header,Header');
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
  ${code}
}`;

const THEME = ['left', 'theme', 'bound'];
const FAILED = ['mounted', 'inlay', 'script-failed'];
const UNBOUND = ['mounted', 'inlay', 'not-bound'];

interface Cell {
  readonly what: string;
  /** The bundle's code; undefined: it is not found. */
  readonly bundle?: string;
  /** How many times slower the processor is. */
  readonly cpu: number;
  readonly stub?: true;
  /** State, driver and reason. */
  readonly header: readonly string[];
  readonly gallery: readonly string[];
}

const CELLS: readonly Cell[] = [
  { what: 'is not found', cpu: 4, header: FAILED, gallery: FAILED },
  { what: 'binds all', bundle: HEADER + GALLERY, cpu: 12, header: THEME, gallery: THEME },
  {
    what: 'throws at once',
    bundle: `throw 1;${HEADER}`,
    cpu: 4,
    stub: true,
    header: UNBOUND,
    gallery: UNBOUND,
  },
  { what: 'throws half-way', bundle: atEnd(`${HEADER} throw 1;`), cpu: 4, header: THEME, gallery: UNBOUND },
  {
    what: 'has no code for one of its controllers',
    bundle: atEnd(withCode(GALLERY)),
    cpu: 4,
    stub: true,
    header: UNBOUND,
    gallery: THEME,
  },
];

const isOpen = (page: Page) => page.evaluate(() => document.body.classList.contains('header--menu-open'));

/** A press changes the menu and another one changes it back, whoever answers. A theme leaves it open as it was saved. */
async function expectDrivenOnce(page: Page): Promise<void> {
  const wasOpen = await isOpen(page);
  for (const open of [!wasOpen, wasOpen]) {
    // By script: a header that was saved scrolled away stays so where the theme drives it.
    await page.locator(BURGER).evaluate((burger: HTMLElement) => burger.click());
    await expect.poll(() => isOpen(page)).toBe(open);
  }
}

const rowOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const row = inlayApi()
      .inspect()
      .find(({ element }) => element?.matches(wanted));
    return [row?.state, row?.driver, row?.driverReason];
  }, selector);
const headerOf = (page: Page) => rowOf(page, '#header');
const galleryOf = (page: Page) => rowOf(page, '.gallery-masonry');

const serve = (site: Site, stub?: true) =>
  serveEdited(site, PATH, 'preact', (html) =>
    html.replace('<script type="module"', `${stub ? STUB : ''}$&`).replace('</body>', `${TAG}</body>`),
  );

describe('a saved page whose theme’s bundle', () => {
  it.for(
    CELLS.map((cell) => [`${cell.what} (CPU × ${cell.cpu}${cell.stub ? ', stub' : ''})`, cell] as const),
  )('%s: each element has one driver', async ([, { bundle, cpu, stub, header, gallery }], { site }) => {
    const watched = await site.newPage(NARROW);
    const { page, warnings } = watched;
    if (bundle !== undefined) site.answers.set('/scripts/site-bundle.js', bundle);
    else await page.route('**/site-bundle.js', (route) => route.fulfill({ status: 404 }));
    await page.route('**/scripts/code.js', (route) => route.fulfill({ status: 404 }));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await openDemo(site, watched, await serve(site, stub), 'preact');
    expect([await headerOf(page), await galleryOf(page)]).toEqual([header, gallery]);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
    await expectDrivenOnce(page);
    expect(warnings.filter((text) => text.includes('theme'))).toEqual([]);
  });

  it('comes after 3 s finds nothing that Inlay has taken over', async ({ site }) => {
    const { page } = await site.newPage(NARROW);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/site-bundle.js', async (route) => {
      await released;
      await route.fulfill({ body: HEADER, contentType: 'text/javascript' });
    });
    await page.goto(`${site.url}/demo-pages/${await serve(site)}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.Inlay && inlayApi().state);
    await expect.poll(() => headerOf(page)).toEqual(['mounted', 'inlay', 'timeout']);
    // The page is still being loaded.
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    await expectDrivenOnce(page);
    release();
    await page.waitForFunction(() => document.readyState === 'complete');
    await expectDrivenOnce(page);
    expect(await headerOf(page)).toEqual(['mounted', 'inlay', 'timeout']);
  });

  it('has found an element before Inlay, and binds it after it, gets it back with one warning', async ({
    site,
  }) => {
    const watched = await site.newPage(NARROW);
    const { page, warnings } = watched;
    site.answers.set(
      '/scripts/site-bundle.js',
      atEnd(withCode(`setTimeout(() => script.dispatchEvent(new Event('load')))`)),
    );
    site.answers.set('/scripts/code.js', '');
    await openDemo(site, watched, await serve(site), 'preact');
    await whenReady(page);
    expect(await headerOf(page)).toEqual(UNBOUND);
    await page.locator(BURGER).click();
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.evaluate(() => (globalThis as unknown as { bind(): void }).bind());
    expect(await headerOf(page)).toEqual(['left', 'theme', 'bound-late']);
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(warnings.filter((text) => text.includes('theme'))).toEqual([
      expect.stringContaining('Inlay gave it back'),
    ]);
  });
});
