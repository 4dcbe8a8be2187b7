import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it, type WatchedPage } from './support/site';
import { tabInto } from './support/tab-into';

const FRIEND = '#block-6f0c5d11a7e94b3c8e01';
const GARDENER = '#block-6f0c5d11a7e94b3c8e02';
const PAYWALL = '#sqs-paywall-page-root';

const stateOf = (page: Page, block: string) =>
  page.locator(block).evaluate((element) => {
    const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
    const seen = (selector: string) =>
      all(selector)
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent.trim());
    return {
      pressed: all('.pricing-plan-pricing-option-button').map((one) => one.getAttribute('aria-pressed')),
      marked: all('.pricing-plan-pricing-option-button').map((one) =>
        one.classList.contains('pricing-plan-pricing-option-selected'),
      ),
      prices: seen('.product-price > div'),
      joins: seen('.join-button'),
    };
  });

const option = (page: Page, block: string, name: string) => page.locator(block).getByRole('button', { name });

// It draws nothing, so no renderer is loaded and one run is enough.
describe('a pricing plan', () => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open('pricing-plan.html', 'preact');
  });

  it('pricing toggle: two options, aria-pressed swapped, matching prices and join buttons', async () => {
    const { page } = watched;
    const monthly = {
      pressed: ['true', 'false'],
      marked: [true, false],
      prices: ['£4 a month'],
      joins: ['Join for £4 a month'],
    };
    const yearly = {
      pressed: ['false', 'true'],
      marked: [false, true],
      prices: ['£40 a year'],
      joins: ['Join for £40 a year'],
    };
    expect(await stateOf(page, FRIEND)).toEqual(monthly);
    await option(page, FRIEND, 'Yearly').click();
    expect(await stateOf(page, FRIEND)).toEqual(yearly);
    // What is pressed stays pressed.
    await option(page, FRIEND, 'Yearly').click();
    expect(await stateOf(page, FRIEND)).toEqual(yearly);
    await option(page, FRIEND, 'Monthly').click();
    expect(await stateOf(page, FRIEND)).toEqual(monthly);
  });

  it('a member-access page has a two-option pricing toggle', async () => {
    const { page } = watched;
    expect(await stateOf(page, PAYWALL)).toMatchObject({
      prices: ['£6 a month'],
      joins: ['Join by the month'],
    });
    await option(page, PAYWALL, 'Yearly').click();
    expect(await stateOf(page, PAYWALL)).toMatchObject({
      prices: ['£60 a year'],
      joins: ['Join by the year'],
    });
  });

  it('changes its own plan alone, and starts with the option that the server has selected', async () => {
    const { page } = watched;
    expect(await stateOf(page, GARDENER)).toEqual({
      pressed: ['false', 'true'],
      marked: [false, true],
      prices: ['£80 once', '£9 once'],
      joins: ['Join for all three', 'Buy a ticket'],
    });
    await option(page, GARDENER, 'By term').click();
    expect(await stateOf(page, GARDENER)).toMatchObject({
      prices: ['£30 a term', '£9 once'],
      joins: ['Join for a term', 'Buy a ticket'],
    });
  });

  // @keys pricing-plan | Tab, Enter, Space | changes between billing periods
  it('works by keyboard', async () => {
    const { page, errors, warnings } = watched;
    await tabInto(page, option(page, FRIEND, 'Yearly'));
    await page.keyboard.press('Enter');
    expect((await stateOf(page, FRIEND)).prices).toEqual(['£40 a year']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    expect((await stateOf(page, FRIEND)).prices).toEqual(['£4 a month']);
    expect([errors, warnings]).toEqual([[], []]);
  });
});
