import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { STATIC_HOSTS } from '../unit/server/save/static-hosts';
import { IS_EVERY_PAGE } from './support/demo-pages';
import { PLATFORM_PAGES, pathOf } from './support/platform-site';
import { watchRequests } from './support/requests';
import { type SavedCopy, saveDemoPages } from './support/saved-copy';
import { scrollThrough } from './support/scroll-through';
import { blockStates, it, type Site, whenReady } from './support/site';

/** One for each host, and those of the ways to their end below; all of them in `npm run proof`. */
const FILES = IS_EVERY_PAGE
  ? PLATFORM_PAGES
  : [
      'gallery-sections.html',
      'header.html',
      'newsletter.html',
      'videos.html',
      'shop/product.html',
      'search.html',
    ];
const HOSTS = Object.keys(STATIC_HOSTS);
const WIDTHS = [390, 1280];

let copy: SavedCopy;
beforeAll(async () => {
  copy = await saveDemoPages(FILES);
}, 240_000);
afterAll(() => copy.close());

/** What a page of the copy asks for that it should not: the platform, and files that are not there. */
function watchLost(page: Page, own: string): ReadonlySet<string> {
  const lost = new Set<string>();
  page.on('request', (request) => {
    const { origin, host } = new URL(request.url());
    if (origin !== own && /(?:^|\.)(?:squarespace(?:-cdn)?|sqspcdn)\.com$|^otterbrook\.example$/.test(host))
      lost.add(`asked: ${request.url()}`);
  });
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    // A demo page shows what becomes of an image that is nowhere.
    if (origin === own && response.status() >= 400 && !/^\/favicon\.ico$|\/missing\.png$/.test(pathname))
      lost.add(`${response.status()}: ${response.url()}`);
  });
  return lost;
}

const brokenImages = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc && !naturalWidth)
      .map(({ currentSrc }) => currentSrc)
      .filter((address) => new URL(address).host === location.host && !address.includes('/missing.png')),
  );

it('is saved whole: the account can be closed', () => {
  const { summary, pages } = copy.report;
  expect(pages.flatMap(({ platformHosts }) => platformHosts)).toEqual([]);
  expect(pages.flatMap(({ missing }) => missing.map(({ address }) => address)).sort()).toEqual([]);
  expect(summary).toMatchObject({ verdict: 'You can close the account.' });
});

it.for(FILES.map((file, index) => [file, HOSTS[index % HOSTS.length] ?? ''] as const))(
  '%s lives at %s as on the platform, with all its files',
  async ([file, host], { site }) => {
    const { page } = await site.newPage();
    const rest = watchRequests(page);
    const lost = watchLost(page, copy.urlAt(host));
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const states = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(copy.urlAt(host) + pathOf(file));
      await whenReady(page);
      await scrollThrough(page);
      await rest();
      expect([...lost], `${width} px`).toEqual([]);
      expect(await brokenImages(page), `${width} px`).toEqual([]);
      states.push(await blockStates(page));
    }
    expect(faults).toEqual([]);
    const alive = await blockStates((await site.open(file, 'preact')).page);
    expect(states).toEqual(WIDTHS.map(() => alive));
  },
);

/** A page of the copy, its answers from the copy alone. */
async function visit(site: Site, host: string, path: string) {
  const { page } = await site.newPage();
  const lost = watchLost(page, copy.urlAt(host));
  await page.goto(copy.urlAt(host) + path);
  await whenReady(page);
  return { page, lost };
}

it('sends a form to the service that the settings name', async ({ site }) => {
  const { page, lost } = await visit(site, 'GitHub Pages', '/newsletter');
  await page.locator('.newsletter-form [type=email]').first().fill('ada@otterbrook.example');
  await page.locator('.newsletter-form [type=submit]').first().press('Enter');
  await expect
    .poll(() => copy.sent.map((body) => JSON.parse(body)))
    .toMatchObject([{ email: 'ada@otterbrook.example' }]);
  expect([...lost]).toEqual([]);
});

it('finds its pages by their texts, on the search page that the command has written', async ({ site }) => {
  const { page, lost } = await visit(site, 'Vercel', '/search');
  await page.locator('.search-page-input, .sqs-search-page-input input').first().fill('ferns');
  await page.keyboard.press('Enter');
  const found = page.locator('.search-result .sqs-title').first();
  await found.waitFor();
  await page.locator('.search-result a').first().click();
  await whenReady(page);
  expect(new URL(page.url()).pathname).toMatch(/^\/[\w-]+(?:\/[\w-]+)?$/);
  expect(await page.title()).not.toMatch(/^(?:Search|Not found)/);
  expect([...lost]).toEqual([]);
});

it('takes a product through the cart to the checkout', async ({ site }) => {
  const { page, lost } = await visit(site, 'Cloudflare Pages', '/shop/product');
  for (const select of await page.locator('.ProductItem select:visible').all())
    await select.selectOption({ index: 1 });
  await page.locator('.sqs-add-to-cart-button').first().press('Enter');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('"quantity":1');
  await page.goto(`${copy.urlAt('Cloudflare Pages')}/cart`);
  await whenReady(page);
  await page.locator('.cart-row').first().waitFor();
  await page.locator('.cart-checkout-button').press('Enter');
  await page.waitForURL('**/services/checkout?items=*:1');
  expect([...lost]).toEqual([]);
});
