import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { tabTo } from './support/keyboard';
import { servedBody } from './support/served-body';
import { bodyOf, it, RENDERERS, type Site, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const PATH = 'search-page.html';

const field = (page: Page) => page.locator('.sqs-search-page-input input');
const results = (page: Page) => page.locator('.search-result');
const more = (page: Page) => page.locator('.sqs-search-page-more');
const notice = (page: Page) => page.locator('.sqs-search-page-notice');
const said = (page: Page, text: string) =>
  page.locator('.inlay-live-region').filter({ hasText: text }).waitFor({ state: 'attached' });
const lastAsked = (site: Site) =>
  site.demo.received.findLast(({ path }) => path === '/api/search/GeneralSearch')?.query;
const countIs = (page: Page, count: number) =>
  page.waitForFunction((wanted) => document.querySelectorAll('.search-result').length === wanted, count);

describe.each(RENDERERS)('the search page under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open(PATH, renderer, { query: 'q=fern' });
    await results(watched.page).first().waitFor();
  });

  it('GeneralSearch: shows the first results of the address, and says how many there are', async ({
    site,
  }) => {
    const { page, errors, warnings } = watched;
    expect(lastAsked(site)).toMatchObject({ q: 'fern', p: '0' });
    expect(await field(page).inputValue()).toBe('fern');
    expect(await results(page).count()).toBe(10);
    const first = results(page).first();
    expect(await first.locator('.sqs-title').textContent()).toBe('The tree ferns');
    expect(await first.locator('.sqs-title em').textContent()).toBe('fern');
    expect(await first.getAttribute('data-url')).toBe('/demo-pages/search-page.html?q=fern#ferns');
    expect(await first.locator('img').getAttribute('src')).toBe('/pictures/ferns-300x300.png?format=300w');
    const output = page.locator('.sqs-search-page-output');
    expect(
      await output.evaluate((element) => [element.className, getComputedStyle(element).opacity]),
    ).toEqual(['sqs-search-page-output', '1']);
    await said(page, '10 of 25 results for “fern”');
    expect([errors, warnings]).toEqual([[], []]);
  });

  // @keys search-page | Enter, Space | shows more, and leads to the first new result
  it('shows more by keyboard, and moves focus to the first new result', async ({ site }) => {
    const { page } = watched;
    await results(page).last().getByRole('link').focus();
    expect(await tabTo(page, more(page))).toBe(1);
    await page.keyboard.press('Enter');
    await countIs(page, 20);
    expect(lastAsked(site)).toMatchObject({ q: 'fern', p: '1' });
    await said(page, '20 of 25 results for “fern”');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Fern notes, no. 5');
    await more(page).focus();
    await page.keyboard.press('Space');
    await countIs(page, 25);
    expect(await more(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Fern notes, no. 15');
    await said(page, '25 results for “fern”');
  });

  it("'Unable to load results': tries again when the visitor asks", async ({ site }) => {
    const { page } = watched;
    // As `?fault=` has it.
    await page
      .context()
      .addCookies([{ name: 'demo_fault', value: '500*1@GeneralSearch~search-page', url: site.url }]);
    await startAnew(page);
    const failure = notice(page).getByRole('alert');
    await failure.waitFor();
    expect(await failure.textContent()).toBe('Unable to load results Try again.');
    expect(await violations(page)).toEqual([]);
    await failure.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await countIs(page, 10);
    expect(await failure.count()).toBe(0);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('keeps the search in the address: for Back, and for reloading', async () => {
    const { page } = watched;
    await field(page).fill('tea');
    await page.keyboard.press('Enter');
    await results(page).getByText('Herbal').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('tea');
    await said(page, '1 result for “tea”');
    await page.goBack();
    await countIs(page, 10);
    expect(await field(page).inputValue()).toBe('fern');
    await page.goForward();
    await countIs(page, 1);
    await page.reload();
    await countIs(page, 1);
    expect(await field(page).inputValue()).toBe('tea');
  });

  it('is as wide as its column where a theme resets the boxes of search fields', async () => {
    const { page } = watched;
    const style = await page.addStyleTag({ content: 'input[type="search"] { box-sizing: content-box; }' });
    const widths = await field(page).evaluate(({ clientWidth, parentElement }) => [
      clientWidth,
      parentElement?.clientWidth,
    ]);
    // The field has a border.
    expect(widths[0]).toBe(Number(widths[1]) - 2);
    await style.evaluate((node) => (node as Element).remove());
  });

  it('says that nothing is found, and is given back as the server sent it', async () => {
    const { page } = watched;
    await field(page).fill('<b>zebra');
    await page.keyboard.press('Enter');
    await notice(page).filter({ hasText: 'No results for “<b>zebra”.' }).waitFor();
    expect(await more(page).isVisible()).toBe(false);
    await said(page, 'No results for “<b>zebra”.');
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
  });
});
