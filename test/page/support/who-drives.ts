import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { serveEdited } from './serve-edited';
import { openDemo, type Site } from './site';

// A page that was saved after its theme's script had bound everything, so that each of its elements has the mark of another visit.
const PATH = 'trouble/saved-late.html';
export const NARROW = { viewport: { width: 390, height: 800 } };
export const BURGER = '.header-display-mobile .burger';
const STUB = '<script src="/dist/preact/boot.js"></script>';
const TAG = '<script defer src="/scripts/site-bundle.js"></script>';

/** A bundle that drives the header. */
export const HEADER = `{
  const header = document.querySelector('[data-controller=Header]');
  header?.addEventListener('click', ({ target }) => {
    if (target.closest('.burger')) document.body.classList.toggle('header--menu-open');
  });
  header?.setAttribute('data-controllers-bound', 'Header,Header');
}`;
export const GALLERY = `document.querySelector('.gallery-masonry')?.setAttribute('data-controllers-bound', 'GalleryMasonry')`;
/** Binds when the page is parsed, as some bundles do. */
export const atEnd = (code: string) => `addEventListener('DOMContentLoaded', () => { ${code} })`;
/** Finds its elements at once, and binds them when the code of their controller is there. */
export const withCode = (code: string) => `{
  const script = document.createElement('script');
  script.dataset.webpack = 'theme:code';
  script.src = '/scripts/code.js';
  const header = document.querySelector('[data-controller=Header]');
  globalThis.bind = () => header.setAttribute('data-controllers-bound', 'Header,Header');
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
  ${code}
}`;

export const THEME = ['left', 'theme', 'bound'];
export const FAILED = ['mounted', 'inlay', 'script-failed'];
export const UNBOUND = ['mounted', 'inlay', 'not-bound'];
export const TIMEOUT = ['mounted', 'inlay', 'timeout'];
const LATE = ['left', 'theme', 'bound-late'];

export interface Bundle {
  readonly what: string;
  /** Its code; undefined: it is not found. */
  readonly code?: string;
  /** ms until it is answered. */
  readonly delay?: number;
  /** State, driver and reason: the one, or those of which one. */
  readonly header: readonly (readonly string[])[];
  readonly gallery: readonly (readonly string[])[];
}

export const BUNDLES = {
  missing: { what: 'is not found', header: [FAILED], gallery: [FAILED] },
  present: { what: 'binds all', code: HEADER + GALLERY, header: [THEME], gallery: [THEME] },
  slow: {
    what: 'is slow, and binds all',
    code: HEADER + GALLERY,
    delay: 1000,
    header: [THEME, TIMEOUT, LATE],
    gallery: [THEME, TIMEOUT, LATE],
  },
  throwing: { what: 'throws at once', code: `throw 1;${HEADER}`, header: [UNBOUND], gallery: [UNBOUND] },
  half: { what: 'throws half-way', code: atEnd(`${HEADER} throw 1;`), header: [THEME], gallery: [UNBOUND] },
  withoutCode: {
    what: 'has no code for one of its controllers',
    code: atEnd(withCode(GALLERY)),
    header: [UNBOUND],
    gallery: [THEME],
  },
} satisfies Record<string, Bundle>;

export const isOpen = (page: Page) =>
  page.evaluate(() => document.body.classList.contains('header--menu-open'));

/** A press changes the menu and another one changes it back, whoever answers. A theme leaves it open as it was saved. */
export async function expectDrivenOnce(page: Page): Promise<void> {
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
export const headerOf = (page: Page) => rowOf(page, '#header');
const galleryOf = (page: Page) => rowOf(page, '.gallery-masonry');

export const serveSaved = (site: Site, stub?: boolean) =>
  serveEdited(site, PATH, 'preact', (html) =>
    html.replace('<script type="module"', `${stub ? STUB : ''}$&`).replace('</body>', `${TAG}</body>`),
  );

interface Conditions {
  /** How many times slower the processor is. */
  readonly cpu: number;
  readonly stub?: boolean;
}

/** Opens the saved page with this bundle: header and gallery have the driver that the bundle leads to, and the burger answers once to a press. */
export async function expectOneDriver(site: Site, bundle: Bundle, { cpu, stub }: Conditions): Promise<void> {
  const watched = await site.newPage(NARROW);
  const { page, warnings } = watched;
  const { code, delay = 0, header, gallery } = bundle;
  await page.route('**/site-bundle.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    return code === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: code, contentType: 'text/javascript' });
  });
  await page.route('**/scripts/code.js', (route) => route.fulfill({ status: 404 }));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await openDemo(site, watched, await serveSaved(site, stub), 'preact');
  expect(header).toContainEqual(await headerOf(page));
  expect(gallery).toContainEqual(await galleryOf(page));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  await expectDrivenOnce(page);
  // Only what it had mounted is given back with a warning.
  const given = warnings.filter((text) => text.includes('theme') && !text.includes('Inlay gave it back'));
  expect(given).toEqual([]);
  await watched.close();
}
