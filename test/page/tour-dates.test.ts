import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { servedBody } from './support/served-body';
import { bodyOf, it, openDemo, RENDERERS, type Renderer, type Site } from './support/site';

const CONCERTS = [
  {
    datetime: '2030-06-14T20:00:00',
    url: 'https://www.bandsintown.com/e/1',
    venue: { name: 'Palm House', city: 'Otterbrook', region: 'Devon', country: 'United Kingdom' },
    lineup: ['The Fern Brothers', 'Moss & Stone'],
    offers: [{ type: 'Tickets', url: 'https://www.bandsintown.com/t/1', status: 'available' }],
  },
  {
    datetime: '2030-07-01T19:00:00',
    url: '',
    venue: { name: '<b>Weir Hall</b>', city: 'Weir', region: '', country: 'United Kingdom' },
    lineup: ['The Fern Brothers'],
    offers: [{ type: 'Sold Out', url: '', status: 'sold out' }],
  },
];

/** The demo page, with a stand-in for the service that answers with these in turn: a list, or a status. */
async function openDates(site: Site, renderer: Renderer, answers: (typeof CONCERTS | number)[]) {
  const watched = await site.newPage();
  const asked: string[] = [];
  await watched.page.route('https://rest.bandsintown.com/**', (route) => {
    asked.push(route.request().url());
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    return route.fulfill({
      status: typeof answer === 'number' ? answer : 200,
      headers: { 'access-control-allow-origin': '*' },
      json: typeof answer === 'number' ? {} : answer,
    });
  });
  await openDemo(site, watched, 'tour-dates.html', renderer);
  return { ...watched, asked };
}

const rowsOf = (page: Page) =>
  page
    .locator('.sqs-tourdates__item')
    .evaluateAll((items) => items.map((item) => item.textContent?.replace(/\s+/g, ' ').trim()));

describe.each(RENDERERS)('tour dates under %s', (renderer) => {
  // @keys tour-dates | Enter | allows and shows the dates
  it('are loaded once the visitor agrees, listed, and removed again', async ({ site }) => {
    const { page, asked, errors } = await openDates(site, renderer, [CONCERTS]);
    const allow = page.getByRole('button', { name: 'Show the dates' });
    await allow.waitFor();
    expect(asked).toEqual([]);
    expect(await page.locator('#block-tour a').getAttribute('href')).toBe(
      'https://www.bandsintown.com/The%20Fern%20Brothers',
    );
    await allow.focus();
    await page.keyboard.press('Enter');
    await page.locator('.sqs-tourdates__item').first().waitFor();
    expect(asked).toEqual([
      'https://rest.bandsintown.com/artists/The%20Fern%20Brothers/events?app_id=squarespace-otterbrook-glasshouse&date=upcoming',
    ]);
    expect(await rowsOf(page)).toEqual([
      expect.stringMatching(/^14 Jun FriPalm HouseThe Fern BrothersMoss & StoneOtterbrook, DevonTickets$/),
      expect.stringMatching(/^1 Jul Mon<b>Weir Hall<\/b>Weir, United KingdomSold out$/),
    ]);
    expect(await page.locator('ul.sqs-tourdates').evaluate((list) => list === document.activeElement)).toBe(
      true,
    );
    const tickets = page.getByRole('link', { name: 'Tickets: Palm House, Otterbrook, Devon' });
    expect(await tickets.getAttribute('href')).toBe('https://www.bandsintown.com/t/1');
    expect(await page.locator('.sqs-tourdates__button--soldout').evaluate(({ tagName }) => tagName)).toBe(
      'SPAN',
    );
    expect(await violations(page)).toEqual([]);
    const served = await servedBody(page);
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(served);
    expect(errors).toEqual([]);
  });

  // @keys tour-dates | Enter | tries again
  it('leave a link and a button that tries again when they cannot be loaded, and warn once', async ({
    site,
  }) => {
    const { page, warnings } = await openDates(site, renderer, [500, 500, []]);
    await page.getByRole('button', { name: 'Show the dates' }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    expect(await page.locator('#block-tour').textContent()).toContain(
      'The dates of The Fern Brothers could not be loaded.',
    );
    expect(warnings).toEqual([
      expect.stringContaining("Bandsintown answers with 500. Instead, a link to the artist's page is shown."),
    ]);
    // Focus is where the visitor was, and the reason is heard with the button.
    await retry.press('Enter');
    await expect.poll(() => warnings.length).toBe(2);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Try again');
    expect(await page.getByRole('alert').textContent()).toBe(
      'The dates of The Fern Brothers could not be loaded.',
    );
    await retry.click();
    await page.getByText('There are no dates at the moment.').waitFor();
  });
});
