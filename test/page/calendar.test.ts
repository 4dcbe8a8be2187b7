import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus, tabTo } from './support/keyboard';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { bodyOf, it, once, openDemo, RENDERERS, serverBody, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const WIDE = '#block-2b6f0c9d41e84a7f9a01';
const NARROW = '#block-2b6f0c9d41e84a7f9a02';
const NOW = '2026-03-10T12:00:00Z';

const block = (page: Page, id = WIDE) => page.locator(id);
const day = (page: Page, date: string, id = WIDE) => page.locator(`${id} [data-day="${date}"]`);
const label = (page: Page) => block(page).locator('.yui3-calendar-header-label');
/** Waits until the events of the month are there. */
const loaded = (page: Page, id = WIDE) =>
  page.locator(`${id} :is(.yui3-calendar-grid, .inlay-calendar-list)[aria-busy="false"]`).waitFor();
const titles = (where: Locator) => where.locator('.flyoutitem-title').allTextContents();
const focusedDay = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? document.activeElement?.tagName);

describe.each(RENDERERS)('calendar under %s', (renderer) => {
  // One page for all that changes nothing for the next test.
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    // Where it is the next day by now.
    watched = await site.newPage({ timezoneId: 'Pacific/Kiritimati' });
    await watched.page.clock.setFixedTime(NOW);
    await watchLayoutShift(watched.page);
    await openDemo(site, watched, 'calendar.html', renderer);
    await loaded(watched.page);
    await loaded(watched.page, NARROW);
  });

  it('shows the current month of the site with its events, without a layout shift', async () => {
    const { page, errors, warnings } = watched;
    expect(await readLayoutShift(page)).toBe(0);
    expect(await label(page).textContent()).toBe('March 2026');
    expect(await block(page).locator('[aria-current="date"]').getAttribute('data-day')).toBe('2026-03-10');
    const shown = await block(page)
      .locator('.yui3-calendar-day.has-event')
      .evaluateAll((cells) =>
        cells.map((cell) => [
          Number(cell.getAttribute('data-day')?.slice(-2)),
          [...cell.querySelectorAll('.item-title')].map(({ textContent }) => textContent).join(', '),
        ]),
      );
    expect(Object.fromEntries(shown)).toEqual({
      3: 'Seed swap',
      9: 'Pruning for beginners',
      12: 'Volunteers’ day, Tour in sign language',
      20: 'Fern weekend',
      21: 'Fern weekend',
      22: 'Fern weekend',
      28: 'Moth watch',
      // It ends after midnight, when the clocks are about to change.
      29: 'Moth watch',
    });
    expect(await day(page, '2026-03-12').locator('.inlay-calendar-more').textContent()).toBe('1 more');
    // Weeks begin on Monday in Britain; times are those of the site, not of the visitor.
    expect(await block(page).locator('th').first().getAttribute('aria-label')).toBe('Monday');
    expect(await day(page, '2026-03-03').locator('.item-time').textContent()).toBe('18:00');
    expect(await block(page).locator('.inlay-calendar-footer').textContent()).toBe(
      'Times: United Kingdom Time',
    );
    expect([errors, warnings]).toEqual([[], []]);
  });

  // @keys calendar | Tab, arrows, Enter | one tab stop; from day to day and month to month; lists a day
  it('is one tab stop, in which arrow keys move from day to day and from month to month', async () => {
    const { page } = watched;
    await tabTo(page, day(page, '2026-03-10'));
    for (const [key, expected] of [
      ['ArrowRight', '2026-03-11'],
      ['ArrowLeft', '2026-03-10'],
      ['ArrowDown', '2026-03-17'],
      ['Home', '2026-03-16'],
      ['End', '2026-03-22'],
      ['ArrowDown', '2026-03-29'],
      // Into the next month, whose cells are drawn only now.
      ['ArrowDown', '2026-04-05'],
      ['PageDown', '2026-05-05'],
      ['PageUp', '2026-04-05'],
      ['Shift+PageDown', '2027-04-05'],
      ['Shift+PageUp', '2026-04-05'],
      ['ArrowUp', '2026-03-29'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focusedDay(page), key).toBe(expected);
    }
    expect(await label(page).textContent()).toBe('March 2026');
    expect(await block(page).locator('td[tabindex="0"]').count()).toBe(1);
    // Links in cells are for the pointer.
    await page.keyboard.press('Tab');
    expect(await block(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
  });

  it('lists the events of a day with Enter, and makes them the next tab stops', async () => {
    const { page } = watched;
    await day(page, '2026-03-11').focus();
    await page.keyboard.press('Enter');
    const list = block(page).locator('.inlay-calendar-day');
    expect(await list.textContent()).toMatch(/^No events on Wednesday,? 11 March 2026\.$/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await titles(list)).toEqual([
      'Volunteers’ day',
      'Tour in sign language',
      'Night-scented plants, a walk by lamplight',
    ]);
    expect(await day(page, '2026-03-12').getAttribute('aria-selected')).toBe('true');
    expect(await list.locator('.flyoutitem').first().textContent()).toMatch(
      /^Thu,? 12 Mar 09:00\s?–\s?17:00Volunteers’ dayMain house, Weir Lane, OtterbrookSoup at noon\.$/,
    );
    expect(await violations(page)).toEqual([]);
    expect(await tabTo(page, list.getByRole('link').first())).toBe(1);
  });

  it('lists a day at a click, and follows a link in its cell', async () => {
    const { page } = watched;
    await day(page, '2026-03-20', NARROW).click();
    expect(await titles(block(page, NARROW))).toEqual(['Fern weekend']);
    expect(await block(page, NARROW).locator('.flyoutitem-datetime').textContent()).toMatch(
      /^20 Mar,? 09:00\s–\s22 Mar,? 17:00$/,
    );
    await day(page, '2026-03-20', NARROW).click();
    expect(await titles(block(page, NARROW))).toEqual([]);
    await day(page, '2026-03-03').getByRole('link').click();
    await page.waitForURL('**#seed-swap');
    expect(await day(page, '2026-03-03').getAttribute('aria-selected')).toBe('false');
  });

  it('turns to other months with its buttons, and back to today', async ({ site }) => {
    const { page } = watched;
    await block(page).getByRole('button', { name: 'Next month' }).click();
    expect(await label(page).textContent()).toBe('April 2026');
    await loaded(page);
    await block(page).getByRole('button', { name: 'Previous month' }).click();
    await block(page).getByRole('button', { name: 'Previous month' }).click();
    expect(await label(page).textContent()).toBe('February 2026');
    // A day of the month before leads there, and keeps focus.
    await day(page, '2026-01-31').click();
    expect(await label(page).textContent()).toBe('January 2026');
    expect(await focusedDay(page)).toBe('2026-01-31');
    await block(page).getByRole('button', { name: 'Today' }).click();
    expect(await label(page).textContent()).toBe('March 2026');
    const asked = () => site.demo.received.filter(({ path }) => path === '/api/open/GetItemsByMonth').at(-1);
    await expect
      .poll(() => asked()?.query)
      .toMatchObject({ month: '01-2026', collectionId: '6189642eb45e360ed5be3f54' });
  });

  it('shows the month as a list', async () => {
    const { page } = watched;
    await block(page).getByRole('button', { name: 'List' }).focus();
    await page.keyboard.press('Enter');
    expect(await block(page).getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true');
    expect(await titles(block(page))).toHaveLength(7);
    expect(await block(page).locator('.inlay-calendar-date').first().textContent()).toMatch(/^Tue,? 3 Mar$/);
  });

  once('goes the other way with the arrow keys where text is read from right to left', async () => {
    const { page } = watched;
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await startAnew(page);
    await loaded(page);
    await tabTo(page, day(page, '2026-03-10'));
    await page.keyboard.press('ArrowLeft');
    expect(await focusedDay(page)).toBe('2026-03-11');
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  });

  it("'Unable to load. Try again.': keeps the days, and loads the events when the visitor asks again", async ({
    site,
  }) => {
    const { page, errors } = watched;
    // As `?fault=` has it. Each of the two calendars asks twice by itself.
    await page.context().addCookies([{ name: 'demo_fault', value: '500@GetItemsByMonth', url: site.url }]);
    await startAnew(page);
    const failure = block(page).getByRole('alert');
    await failure.waitFor();
    expect(await failure.textContent()).toBe('Unable to load. Try again.');
    expect(await block(page).locator('td').count()).toBe(42);
    await page.context().clearCookies({ name: 'demo_fault' });
    await tabTo(page, failure.getByRole('button'));
    await page.keyboard.press('Enter');
    await block(page).locator('.item-title').first().waitFor();
    expect(await failure.count()).toBe(0);
    expect(await hasFocus(block(page))).toBe(true);
    expect(errors.every((error) => error.includes('500'))).toBe(true);
  });

  it('restores the empty block', async ({ site }) => {
    const { page } = watched;
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await bodyOf(page)).toBe(await serverBody(site, 'calendar.html'));
  });
});

describe('blocks of events and search without their data', () => {
  it('fail with one warning each, and stay as the server sent them', async ({ site }) => {
    const path = 'trouble/events-search.html';
    const { page, errors, warnings } = await site.open(path, 'preact');
    const main = await page.locator('main').evaluate((element) => element.outerHTML);
    expect(await serverBody(site, path)).toContain(main);
    const problems = warnings.map((warning) => warning.replace(/^\[inlay\] /, ''));
    for (const problem of [
      'The calendar names no collection of events. Choose one in its settings.',
      'Error decoding gallery block data.',
      'The summary has no list of items.',
      'The search block has no field to type into.',
      'The search page has no place for its field or for its results.',
    ])
      expect(problems).toContainEqual(expect.stringContaining(problem));
    expect(problems).toHaveLength(5);
    expect(errors).toEqual([]);
  });
});
