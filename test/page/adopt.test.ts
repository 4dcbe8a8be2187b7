import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import {
  type AdoptedSite,
  readTree,
  runAdopt,
  serveAdopted,
  watchUnnamedFiles,
} from './support/adopted-site';
import { DEMO_PAGES, readDemo, sampleOf } from './support/demo-pages';
import { blockStates, it, root, whenReady } from './support/site';
import { useEverything } from './support/use-everything';

const DEMO = join(root, 'demo-pages');
/** Of each kind one: what lives on a static host. */
const PAGES: Readonly<Record<string, string>> = {
  'accordion.html': 'accordion',
  'everything.html': 'accordion',
  'forms.html': 'form',
  'gallery-sections.html': 'gallery-section',
  'header.html': 'header-menu',
  'images.html': 'image',
  'languages.html': 'form',
  'gallery-grid.html': 'gallery-grid',
  'item-lists.html': 'user-items',
  'shop/product.html': 'product',
};

/** Those, one in six of the others, or all of them in `npm run proof`, and what a browser has saved after scripts had changed it. */
const COPIED = new Set([
  ...Object.keys(PAGES),
  ...sampleOf(DEMO_PAGES),
  'calendar.html',
  'gallery-carousel.html',
  'search.html',
  'trouble/partly-booted.html',
  'trouble/saved-galleries.html',
]);

const OTHER_FILES = readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?!html$)\w+$/.test(file),
);

/** Files of the demo, pages as they are served. */
function copyDemo(folder: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    if (file.endsWith('.html')) writeFileSync(join(folder, file), readDemo(file));
    else copyFileSync(join(DEMO, file), join(folder, file));
  }
}

/** The page of an event: the demo has none. Its collection is that of the demo's first calendar. */
const EVENT = `<!doctype html><html lang="en"><head><title>Seed swap</title><script>Static = {}; Static.SQUARESPACE_CONTEXT = {"website":{"id":"a"},"collection":{"id":"6189642eb45e360ed5be3f54"}};</script></head>
<body><h1 class="eventitem-title">Seed swap</h1><a href="https://www.google.com/calendar/event?action=TEMPLATE&amp;dates=20260312T180000Z/20260312T200000Z">Google Calendar</a></body></html>`;

let home: string;
let adopted: AdoptedSite;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'inlay-demo-'));
  copyDemo(home, [...COPIED, ...OTHER_FILES]);
  mkdirSync(join(home, 'events'));
  writeFileSync(join(home, 'events/swap.html'), EVENT);
  adopted = await serveAdopted(home);
});
afterAll(async () => {
  await adopted.close();
  rmSync(home, { recursive: true });
});

it('does not change the folder that it reads, and leaves nothing to do for a second run', () => {
  const before = readTree(home);
  expect(before.size).toBeGreaterThan(COPIED.size);
  const copy = readTree(adopted.folder);
  const again = `${adopted.folder}-again`;
  runAdopt(adopted.folder, again);
  expect(readTree(again)).toEqual(copy);
  expect(readTree(home)).toEqual(before);
  const { pages, failed } = adopted.report;
  expect(pages.length).toBe(COPIED.size + 1);
  expect(failed).toEqual([]);
});

it.for(Object.entries(PAGES))(
  '%s works on a host that serves only files',
  async ([path, block], { site }) => {
    const { page } = await site.newPage();
    const lost: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/inlay/') && !response.ok()) lost.push(response.url());
    });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const unnamed = await watchUnnamedFiles(page, adopted, path);
    await page.goto(`${adopted.url}/${path}`);
    await whenReady(page);
    expect(await blockStates(page)).toContain(`${block} mounted`);
    await useEverything(page);
    expect([...unnamed]).toEqual([]);
    expect(faults).toEqual([]);
    expect(lost).toEqual([]);
  },
);

it('finds the pages of the copy by their texts, without a request to a server', async ({ site }) => {
  const { page } = await site.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${adopted.url}/search.html`);
  await whenReady(page);
  await page.locator('.sqs-search-ui-text-input input').first().fill('carousel');
  const found = page.locator('[role=option]').first();
  await found.waitFor();
  expect(await found.textContent()).toMatch(/carousel/i);
  expect(asked.filter((path) => path === '/inlay/search-index.json')).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

it('shows events of the copy’s pages in the calendar of their collection, without a request to a server', async ({
  site,
}) => {
  const { page } = await site.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.setFixedTime(new Date('2026-03-09T12:00:00Z'));
  await page.goto(`${adopted.url}/calendar.html`);
  await whenReady(page);
  const [first, other] = await page.locator('.sqs-block-calendar').all();
  const link = first?.locator('[data-day="2026-03-12"] .item-link');
  await link?.waitFor();
  expect(await link?.textContent()).toContain('Seed swap');
  expect(await link?.getAttribute('href')).toBe('/events/swap.html');
  await other?.locator('[aria-busy=false]').first().waitFor();
  expect(await other?.locator('.item-link').count()).toBe(0);
  expect(asked).toContain('/inlay/events.json');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

describe('a site whose settings name the services that answer', () => {
  const ITEMS = ['header.html', 'header.css', 'newsletter.html', 'shop/product.html', 'theme.css'];
  let few: string;
  let shop: AdoptedSite;
  beforeAll(async () => {
    few = mkdtempSync(join(tmpdir(), 'inlay-shop-'));
    copyDemo(few, ITEMS);
    const settings = {
      endpoints: { forms: '/services/forms' },
      cart: { checkout: '/services/checkout?items={items}' },
    };
    writeFileSync(join(few, 'inlay.config.json'), JSON.stringify(settings));
    shop = await serveAdopted(few);
  });
  afterAll(async () => {
    await shop.close();
    rmSync(few, { recursive: true });
  });

  it('is reported by `--check` as by a run that copies it, but nothing is written', () => {
    const copy = readTree(shop.folder);
    expect(copy.size).toBeGreaterThan(ITEMS.length);
    const report = JSON.parse(runAdopt(few, shop.folder, '--check', '--json'));
    expect(report).toEqual(shop.report);
    expect(report.pages).toHaveLength(3);
    expect(readTree(shop.folder)).toEqual(copy);
  });

  it('has no more of Inlay’s files than three pages need', () => {
    const chunks = shop.report.files.filter((file) => file.endsWith('.js'));
    expect(chunks.length).toBeLessThan(60);
    for (const absent of [
      'chart',
      'calendar',
      'audio',
      'map',
      'tour-dates',
      'reviews',
      'saved-page',
      'de-base',
    ])
      expect(chunks.filter((file) => file.includes(`/${absent}-`))).toEqual([]);
  });

  it('has a menu, a form that is sent to its service, and a cart', async ({ site }) => {
    const { page } = await site.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await page.goto(`${shop.url}/header.html`);
    await whenReady(page);
    const folder = page.locator('button.header-nav-folder-title').first();
    await folder.press('Enter');
    await expect.poll(() => folder.getAttribute('aria-expanded')).toBe('true');

    await page.goto(`${shop.url}/newsletter.html`);
    await whenReady(page);
    await page.locator('.newsletter-form [type=email]').first().fill('ada@otterbrook.example');
    await page.locator('.newsletter-form [type=submit]').first().press('Enter');
    await expect.poll(() => shop.sent.length).toBe(1);
    expect(JSON.parse(shop.sent[0] ?? '')).toMatchObject({ email: 'ada@otterbrook.example' });

    await page.goto(`${shop.url}/shop/product.html`);
    await whenReady(page);
    for (const select of await page.locator('.ProductItem select:visible').all())
      await select.selectOption({ index: 1 });
    await page.locator('.sqs-add-to-cart-button').first().press('Enter');
    const kept = () => page.evaluate(() => Object.values(localStorage).join());
    await expect.poll(kept).toContain('"quantity":1');
    expect(faults).toEqual([]);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
});
