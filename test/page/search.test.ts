import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { servedBody } from './support/served-body';
import { bodyOf, it, once, RENDERERS, type Site, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const EVERYWHERE = '#block-80cac854778f7f918e80';
const PLAIN = '#block-80cac854778f7f918e82';

const field = (page: Page, id = EVERYWHERE) => page.locator(`${id} input`);
const options = (page: Page, id = EVERYWHERE) => page.locator(`${id} [role="option"]`);
const asked = (site: Site) => site.demo.received.filter(({ path }) => path === '/api/search/SearchSuggest');
/** What the live region says: SearchSuggest's number of results, or why there are none. */
const said = (page: Page, text: string) =>
  page.locator('.inlay-live-region').filter({ hasText: text }).waitFor({ state: 'attached' });
/** The title of the option that Enter would follow. */
const activeText = (page: Page) =>
  field(page).evaluate((input) => {
    const option = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    return (option?.querySelector('.sqs-title') ?? option)?.textContent;
  });

let serial = 0;
/** From now on the server fails in this way; as a page's `?fault=` does. */
const setFault = (site: Site, page: Page, fault: string) =>
  page.context().addCookies([{ name: 'demo_fault', value: `${fault}~${++serial}`, url: site.url }]);
const endFault = (page: Page) => page.context().clearCookies({ name: 'demo_fault' });

/** In one go: that typing is waited for is tried in the unit test of the store, with a clock of its own. */
async function search(page: Page, text: string, id = EVERYWHERE): Promise<void> {
  await field(page, id).fill('');
  await field(page, id).fill(text);
  await options(page, id).first().waitFor();
}

describe.each(RENDERERS)('search fields under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open('search.html', renderer);
  });

  it('preview with SearchSuggest: asks when the visitor has typed, and shows what matches', async ({
    site,
  }) => {
    const { page, errors, warnings } = watched;
    const before = asked(site).length;
    expect(await field(page).getAttribute('role')).toBe('combobox');
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    await search(page, 'fern');
    expect(asked(site).slice(before)).toMatchObject([{ query: { q: 'fern' } }]);
    expect(await options(page).locator('.sqs-title').allTextContents()).toEqual([
      'The tree ferns',
      'Washing the panes',
      'Fish & ferns',
      'Fern weekend',
      'Potted maidenhair fern',
    ]);
    expect(await options(page).first().locator('em').allTextContents()).toEqual(['fern']);
    await said(page, '5 results');
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    expect([errors, warnings]).toEqual([[], []]);
  });

  // @keys search | arrows, Enter, Escape | from option to option; follows one
  it('move through the options with the arrow keys, in a circle that includes the field', async () => {
    const { page } = watched;
    await search(page, 'fern');
    expect(await activeText(page)).toBeUndefined();
    await page.keyboard.press('ArrowDown');
    expect(await activeText(page)).toBe('The tree ferns');
    await page.keyboard.press('ArrowUp');
    expect(await activeText(page)).toBeUndefined();
    await page.keyboard.press('ArrowUp');
    expect(await activeText(page)).toBe('See all results');
    expect(await options(page).last().getAttribute('aria-selected')).toBe('true');
    expect(await violations(page)).toEqual([]);
    // Escape closes the list and keeps the text; the next arrow opens it again.
    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await field(page).inputValue()).toBe('fern');
    expect(await activeText(page)).toBeUndefined();
    await page.keyboard.press('ArrowDown');
    expect(await activeText(page)).toBe('The tree ferns');
    await page.keyboard.press('Tab');
    expect(await options(page).count()).toBe(0);
  });

  // Within their collection: test/unit/blocks/search/search.mount.test.ts.
  once('lead to the search page with Enter', async () => {
    const { page } = watched;
    await field(page, PLAIN).fill('tea & cake');
    expect(await field(page, PLAIN).getAttribute('role')).toBeNull();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/demo-pages/search-page.html?q=tea+%26+cake');
    await page.goBack();
  });

  once('are restored as the server sent them', async () => {
    const { page } = watched;
    await search(page, 'fern');
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await bodyOf(page)).toBe(await servedBody(page));
  });

  // @wcag 4.1.3 | what is found, or that nothing is, is said
  once("say when nothing is found, and 'Unable to load results' when the server fails", async ({ site }) => {
    const { page } = watched;
    await startAnew(page);
    await setFault(site, page, '500*1@SearchSuggest');
    const notice = page.locator(`${EVERYWHERE} .search-result-notice`);
    await field(page).fill('fern');
    await notice.waitFor();
    expect(await notice.textContent()).toBe('Unable to load results');
    await said(page, 'Unable to load results');
    await field(page).fill('fern zebra');
    await expect.poll(() => notice.textContent()).toBe('No results');
    await said(page, 'No results');
    await endFault(page);
  });
});
