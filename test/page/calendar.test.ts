import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { tabTo } from './support/keyboard';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { servedBody } from './support/served-body';
import { bodyOf, it, openDemo, RENDERERS, type WatchedPage } from './support/site';
import { tabInto } from './support/tab-into';

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
    await tabInto(page, day(page, '2026-03-10'));
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

  it('restores the empty block', async () => {
    const { page } = watched;
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    expect(await bodyOf(page)).toBe(await servedBody(page));
  });
});
