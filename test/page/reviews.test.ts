import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus } from './support/keyboard';
import { servedBody } from './support/served-body';
import { bodyOf, it, RENDERERS, type WatchedPage } from './support/site';
import { tabInto } from './support/tab-into';

const list = (page: Page) => page.locator('.product-reviews');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit review' });

describe.each(RENDERERS)('product reviews under %s', (renderer) => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open('reviews.html', renderer);
  });

  // @keys product-reviews | Enter | shows more
  it('shows the list, the average, and the stars beside the name, from one call', async ({ site }) => {
    const { page, errors } = opened;
    await page.getByText('Brass, and it pours').waitFor();
    const before = site.demo.received.filter(({ path }) => path.endsWith('/product-reviews')).length;
    expect(await list(page).locator('.reviewDetails').count()).toBe(4);
    const summary = page.locator('.product-review-summary');
    expect(await summary.getByRole('img').getAttribute('aria-label')).toBe('3.8 out of 5 stars');
    const link = summary.getByRole('link', { name: '5 reviews' });
    expect(await page.locator((await link.getAttribute('href')) ?? '').count()).toBe(1);
    await list(page).getByRole('button', { name: 'Show more reviews' }).press('Enter');
    await expect.poll(() => list(page).locator('.reviewDetails').count()).toBe(5);
    expect(await list(page).getByRole('button').count()).toBe(0);
    expect(site.demo.received.filter(({ path }) => path.endsWith('/product-reviews')).length).toBe(
      before + 1,
    );
    expect(errors).toEqual([]);
  });

  it('gives the server’s elements back', async () => {
    await opened.page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(opened.page)).toBe(await servedBody(opened.page));
  });

  it('Unable to load. Try again.', async ({ site }) => {
    const { page } = await site.open('reviews.html', renderer, { query: 'fault=500*1@product-reviews' });
    const alert = list(page).getByRole('alert');
    await alert.getByText('Something went wrong').waitFor();
    await alert.getByRole('button', { name: 'Try again.' }).press('Enter');
    await page.getByText('Brass, and it pours').waitFor();
    expect(await hasFocus(list(page).locator('.reviewsSection'))).toBe(true);
  });
});

describe.each(RENDERERS)('a review request under %s', (renderer) => {
  // @keys review-request | Tab, arrows, Enter | rates and sends
  // @wcag 2.1.1 | a review is rated, written and sent with the keyboard alone
  it('Please select a star rating; then sends the review, with the keyboard alone', async ({ site }) => {
    const { page, errors } = await site.open('review-request.html', renderer);
    await tabInto(page, submit(page));
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Please select a star rating').waitFor();
    const [one, two] = [page.getByRole('radio').first(), page.getByRole('radio').nth(1)];
    expect(await hasFocus(one)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    expect(await two.isChecked()).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByLabel('Headline').fill('Pours');
    await tabInto(page, submit(page));
    await page.keyboard.press('Enter');
    const thanks = page.getByText('Thank you for your review.');
    await expect.poll(() => hasFocus(thanks)).toBe(true);
    const sent = site.demo.received.filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/product-reviews'),
    );
    expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({
      token: 'open',
      rating: 2,
      title: 'Pours',
      body: '',
      authorName: '',
    });
    expect(errors).toEqual([]);
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
  });
});
