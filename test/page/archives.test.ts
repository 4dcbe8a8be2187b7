import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hasFocus, tabTo } from './support/keyboard';
import { servedBody } from './support/served-body';
import { bodyOf, it, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const TOGGLE = '#block-checkbox .archive-dropdown-toggle-checkbox';
const stateOf = async (page: Page) => [
  await page.locator(TOGGLE).getAttribute('aria-expanded'),
  await page.locator('#block-checkbox .archive-group-list').isVisible(),
];

// Nothing is drawn here, so one renderer is enough.
let watched: WatchedPage;
let served: string;
it.beforeAll(async ({ site }) => {
  watched = await site.open('archives.html', 'preact');
  served = await servedBody(watched.page);
});

// @keys archive | Enter, Space, Escape | opens and closes
it('a drop-down archive announces its state, answers the keys of a disclosure, and is restored', async () => {
  const { page, errors, warnings } = watched;
  await startAnew(page);
  const toggle = page.locator(TOGGLE);
  expect(await stateOf(page)).toEqual(['false', false]);
  await tabTo(page, toggle, { limit: 40 });
  await page.keyboard.press('Space');
  expect(await stateOf(page)).toEqual(['true', true]);
  const controlled = await toggle.getAttribute('aria-controls');
  expect(await page.locator(`[id="${controlled}"]`).getAttribute('class')).toBe('archive-group-list');
  await tabTo(page, page.locator('#block-checkbox a').first(), { limit: 1 });
  await page.keyboard.press('Escape');
  expect(await stateOf(page)).toEqual(['false', false]);
  expect(await hasFocus(toggle)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await stateOf(page)).toEqual(['true', true]);
  await page.locator('#block-checkbox label').click();
  expect(await stateOf(page)).toEqual(['false', false]);
  await page.evaluate(() => inlayApi().destroy());
  expect(await bodyOf(page)).toBe(served);
  expect([errors, warnings]).toEqual([[], []]);
});

it('tag clouds, feeds, code blocks and other archives are left alone', async () => {
  const { page } = watched;
  await startAnew(page);
  expect(
    await page.evaluate(() =>
      inlayApi()
        .inspect()
        .map(({ element }) => element?.id),
    ),
  ).toEqual(['block-checkbox']);
  const blocksOf = (body: string) => body.match(/<div class="sqs-block (?!archive)[\s\S]*?<\/section>/g);
  expect(blocksOf(served)).toHaveLength(1);
  expect(blocksOf(await bodyOf(page))).toEqual(blocksOf(served));
});
