import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { type AdoptedSite, readTree, runAdopt, serveAdopted } from './support/adopted-site';
import { it, root, whenReady } from './support/site';

const DEMO = join(root, 'demo-pages');
/** Of each kind one: what lives on a static host. */
const PAGES: Readonly<Record<string, string>> = {
  'accordion.html': 'accordion',
  'gallery-sections.html': 'gallery-section',
  'header.html': 'header-menu',
  'images.html': 'image',
  'item-lists.html': 'user-items',
  'shop/product.html': 'product',
};

let adopted: AdoptedSite;
beforeAll(async () => {
  adopted = await serveAdopted(DEMO);
});
afterAll(() => adopted.close());

it('leaves the folder that it reads as it is, and nothing to do for a second run', () => {
  const before = readTree(DEMO);
  expect(before.size).toBeGreaterThan(100);
  const copy = readTree(adopted.folder);
  const again = `${adopted.folder}-again`;
  runAdopt(adopted.folder, again);
  expect(readTree(again)).toEqual(copy);
  expect(readTree(DEMO)).toEqual(before);
  const { pages, failed } = adopted.report;
  expect(pages.length).toBeGreaterThan(80);
  expect(failed).toEqual([]);
});

it('writes nothing with `--check`', () => {
  const copy = readTree(adopted.folder);
  const report = JSON.parse(runAdopt(DEMO, adopted.folder, '--check', '--json'));
  expect(report).toEqual(adopted.report);
  expect(readTree(adopted.folder)).toEqual(copy);
});

it.for(Object.entries(PAGES))(
  '%s lives on a host that serves only files',
  async ([path, block], { site }) => {
    const { page } = await site.newPage();
    const lost: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/inlay/') && !response.ok()) lost.push(response.url());
    });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${adopted.url}/${path}`);
    await whenReady(page);
    const states = await page.evaluate(() =>
      inlayApi()
        .inspect()
        .map(({ block: name, state }) => `${name} ${state}`),
    );
    expect(states).toContain(`${block} mounted`);
    expect(faults).toEqual([]);
    expect(lost).toEqual([]);
  },
);

it('finds the pages of the copy by their texts, and asks nobody', async ({ site }) => {
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
