import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './support/site';

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
};

// Demo pages are the first thing that people see of Inlay.
describe('the look of the demo shop', () => {
  it.for([
    ['shop/list.html', '.product-list-filters-drawer-open-button', '.product-list-nav-and-filters'],
    ['shop/list-7-0.html', '.ProductList-filter-dropdownToggle-label', '.ProductList-grid'],
  ] as const)(
    'leaves room below the button that opens the filters of %s',
    async ([path, button, next], { site }) => {
      const { page } = await site.open(path, 'preact', { viewport: { width: 390, height: 844 } });
      const { y, height } = await boxOf(page, button);
      expect((await boxOf(page, next)).y - (y + height)).toBeGreaterThanOrEqual(12);
    },
  );

  it('has the drawer of filters in the colour of the page, with its close button at the end', async ({
    site,
  }) => {
    const { page } = await site.open('shop/list.html', 'preact', {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const close = page.getByRole('button', { name: 'Close filters' });
    await close.waitFor();
    const { x, width } = await boxOf(page, '.product-list-filters-drawer-close-button');
    expect(x + width).toBeGreaterThan(360);
    expect(
      await page.evaluate(() =>
        [document.documentElement, document.querySelector('.product-list-filters')].map(
          (element) => element && getComputedStyle(element).backgroundColor,
        ),
      ),
    ).toEqual(['rgb(251, 249, 244)', 'rgb(251, 249, 244)']);
  });

  it('shows pricing plans as cards, side by side where there is room', async ({ site }) => {
    const { page } = await site.open('pricing-plan.html', 'preact', {
      viewport: { width: 1280, height: 800 },
    });
    const plans = await page
      .locator('.pricing-plan')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
    expect(plans.map(({ width }) => width <= 24 * 17)).toEqual([true, true, true, true]);
    expect(plans[1].y).toBe(plans[2].y);
    expect(plans[1].height).toBe(plans[2].height);
  });
});
