import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus, tabTo } from './support/keyboard';
import {
  bodyOf,
  it,
  once,
  openDemo,
  RENDERERS,
  serverBody,
  type WatchedPage,
  whenReady,
} from './support/site';
import { startAnew } from './support/start-anew';
import { forbidInline, readViolations } from './support/strict-policy';

const PATH = 'consent-services.html';

const panel = (page: Page) => page.locator('dialog.inlay-manage-cookies');
const field = (page: Page, name: string) =>
  panel(page)
    .locator('input')
    .and(page.getByLabel(name, { exact: true }));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** What is to be seen of each thing that waits. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    visits: document.querySelector<HTMLOutputElement>('#visits')?.value,
    map: document.querySelector('iframe')?.hasAttribute('src'),
    liked: Boolean(document.querySelector('#liked')),
    always: Boolean(document.querySelector('#always')),
  }));

const NOTHING = { visits: 'nobody', map: false, liked: false, always: true };

/** The names of what the keyboard comes to, from the heading on, in its order. */
async function stops(page: Page): Promise<readonly string[]> {
  const names: string[] = [];
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('dialog')) return '';
      const labels = focused instanceof HTMLInputElement ? focused.labels : null;
      return labels?.[0]?.textContent || focused.getAttribute('aria-label') || focused.textContent || '';
    });
    if (names.includes(name)) return names;
    names.push(name);
  }
  return names;
}

/** The panel as screen readers have it: what it says, and in which order. */
const STORY = `
- dialog "Manage cookies":
  - button "Close"
  - heading "Manage cookies" [level=2]
  - switch "Necessary" [checked] [disabled]
  - text: Necessary
  - paragraph: Without these the site does not work, so they are always on.
  - list "Necessary":
    - listitem:
      - switch "Ticket desk" [checked] [disabled]
      - text: Ticket desk
      - paragraph: Keeps the tickets that you have put aside.
      - paragraph: "Cookies: \u2066desk\u2069"
  - checkbox "Counting visits"
  - text: Counting visits
  - paragraph: Count visits and show which pages are read.
  - list "Counting visits":
    - listitem:
      - switch "Tally"
      - text: Tally
      - paragraph: Counts which rooms are looked up. The figures stay with us.
      - paragraph: "Cookies: \u2066_tally*\u2069"
    - listitem:
      - switch "Heatmap"
      - text: Heatmap
      - paragraph: Shows us where pages are read.
      - paragraph: "Cookies: \u2066_heat\u2069"
  - checkbox "Marketing"
  - text: Marketing
  - paragraph: Let other companies recognise you, and show videos, maps and advertising from elsewhere.
  - list "Marketing":
    - listitem:
      - switch "Waterways map"
      - text: Waterways map
      - paragraph: Our neighbours’ map of the weir.
      - paragraph: "Cookies: \u2066_way_id\u2069"
    - listitem:
      - switch "Weir films"
      - text: Weir films
      - paragraph: Films of the glasshouse.
  - switch "Comfort"
  - text: Comfort
  - paragraph: Remembers which plants you like.
  - paragraph: "Cookies: \u2066liked_*\u2069"
  - button "Accept all"
  - button "Decline all"
  - button "Save choice"
`;

async function openPanel({ page }: WatchedPage): Promise<void> {
  await tabTo(page, button(page, 'Choose yourself'));
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  expect(await hasFocus(panel(page).getByRole('heading', { name: 'Manage cookies' }))).toBe(true);
}

describe.each(RENDERERS)('consent by service under %s', (renderer) => {
  // @keys cookie-banner | Tab, Space, Enter | chooses each service by its switch; that of its category says when only some are on
  it('is given in a panel by keyboard, carried out, kept, asked again when the list changes, and leaves the page as it was', async ({
    site,
  }) => {
    const watched = await site.newPage();
    const { page, errors, warnings } = watched;
    await page.context().addCookies(
      ['_tally', '_tally_2', '_heat', '_way_id', 'liked_fern', 'desk'].map((name) => ({
        name,
        value: '1',
        url: site.url,
      })),
    );
    await openDemo(site, watched, PATH, renderer);
    await page.locator('#always').waitFor();
    expect(await shown(page)).toEqual(NOTHING);

    await openPanel(watched);
    expect(await stops(page)).toEqual([
      ...['Counting visits', 'Tally', 'Heatmap', 'Marketing', 'Waterways map', 'Weir films', 'Comfort'],
      ...['Accept all', 'Decline all', 'Save choice', 'Close'],
    ]);
    expect(await violations(page)).toEqual([]);

    await tabTo(page, field(page, 'Tally'));
    await page.keyboard.press('Space');
    await tabTo(page, field(page, 'Marketing'));
    await page.keyboard.press('Space');
    const states = () =>
      panel(page)
        .locator('input')
        .evaluateAll((inputs) =>
          inputs.map((input) => {
            const { checked, indeterminate, labels } = input as HTMLInputElement;
            return `${labels?.[0]?.textContent}: ${indeterminate ? 'mixed' : checked}`;
          }),
        );
    expect(await states()).toEqual([
      ...['Necessary: true', 'Ticket desk: true', 'Counting visits: mixed', 'Tally: true', 'Heatmap: false'],
      ...['Marketing: true', 'Waterways map: true', 'Weir films: true', 'Comfort: false'],
    ]);
    await tabTo(page, field(page, 'Weir films'));
    await page.keyboard.press('Space');
    expect((await states()).slice(5, 8)).toEqual([
      'Marketing: mixed',
      'Waterways map: true',
      'Weir films: false',
    ]);
    expect(await violations(page)).toEqual([]);

    await tabTo(page, button(page, 'Save choice'));
    await page.keyboard.press('Enter');
    await panel(page).waitFor({ state: 'detached' });
    await expect.poll(() => shown(page)).toEqual({ visits: 'you', map: true, liked: false, always: true });
    await expect.poll(() => hasFocus(page.locator('.inlay-cookie-saved-open'))).toBe(true);
    const kept = await cookies(page);
    expect(kept).toEqual(expect.arrayContaining(['_tally', '_tally_2', '_way_id', 'desk']));
    expect(kept).not.toEqual(expect.arrayContaining(['_heat']));
    expect(kept).not.toEqual(expect.arrayContaining(['liked_fern']));
    const receipt = (await page.context().cookies()).find(({ name }) => name === 'inlay_consent');
    expect(JSON.parse(decodeURIComponent(receipt?.value ?? ''))).toMatchObject({
      ...{ v: 2, list: '1', performance: false, marketing: false },
      allowed: ['performance/tally', 'marketing/waterways'],
      refused: ['performance', 'performance/heat', 'marketing', 'marketing/films', 'comfort'],
    });
    expect(
      await page.evaluate(() =>
        [...(window as unknown as { dataLayer: ArrayLike<Record<string, string>>[] }).dataLayer].map(
          ({ 2: signals }) => [
            signals?.analytics_storage,
            signals?.personalization_storage,
            signals?.ad_storage,
          ],
        ),
      ),
    ).toEqual([
      ['denied', 'denied', 'denied'],
      ['granted', 'denied', 'denied'],
    ]);

    // The same list: nobody is asked, and what was allowed starts by itself.
    await page.addInitScript(() => {
      Object.assign(window, { told: [], onCookieBannerInteraction: () => told.push('global') });
      addEventListener('inlay:consent:changed', () => told.push('event'));
      const told: string[] = (window as unknown as { told: string[] }).told;
    });
    await page.reload();
    await whenReady(page);
    await expect.poll(() => shown(page)).toEqual({ visits: 'you', map: true, liked: false, always: true });
    await page.locator('.inlay-cookie-saved-open').waitFor();
    expect(await page.locator('.inlay-cookie-banner').count()).toBe(0);
    expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([]);

    // Another version: nothing is allowed until the visitor has answered again. The script has run.
    const setVersion = (version: number) =>
      page.evaluate((to) => {
        const script = document.querySelector('[data-inlay-config]');
        if (script) script.textContent = script.textContent.replace(/"version": "\d"/, `"version": "${to}"`);
      }, version);
    await setVersion(2);
    await startAnew(page);
    await page.getByText('has changed since you last chose').waitFor();
    await expect.poll(() => shown(page)).toEqual({ visits: 'you', map: false, liked: false, always: true });
    await button(page, 'Yes, do').click();
    await expect.poll(() => shown(page)).toEqual({ visits: 'you', map: true, liked: true, always: true });

    await page.evaluate(() => {
      inlayApi().destroy();
      // The script's own doing.
      document.querySelector('#visits')?.replaceChildren('nobody');
    });
    expect((await bodyOf(page)).replace(/>you<\/output>/, '>nobody</output>')).toBe(
      await serverBody(site, PATH),
    );
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
  });

  once(
    'reads aloud in the order of what is seen, and works under a strict policy with Trusted Types',
    async ({ site }) => {
      const watched = await site.newPage();
      const { page, errors } = watched;
      await forbidInline(watched);
      await openDemo(site, watched, PATH, renderer);
      await openPanel(watched);
      expect(await panel(page).ariaSnapshot()).toBe(STORY.trim());
      await tabTo(page, field(page, 'Comfort'));
      await page.keyboard.press('Space');
      await tabTo(page, button(page, 'Save choice'));
      await page.keyboard.press('Enter');
      await page.locator('#liked').waitFor();
      expect(await readViolations(page)).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
});
