import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { servedBody } from './support/served-body';
import { bodyOf, it, RENDERERS, type WatchedPage } from './support/site';
import { tabInto } from './support/tab-into';

const [SIZE, COLOUR] = ['Size', 'Colour'].map((name) => `select[data-variant-option-name="${name}"]`) as [
  string,
  string,
];
const BUTTON = '.sqs-add-to-cart-button';

/** All that screen readers have heard. */
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);

const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      const text = document.querySelector('.inlay-live-region [aria-live=polite]')?.textContent;
      const all = (window as unknown as { heard: string[] }).heard;
      if (text) all.push(text);
    }).observe(document.querySelector('.inlay-live-region') ?? document.body, {
      childList: true,
      subtree: true,
    });
  });

const price = (page: Page) => page.locator('.product-price').first().textContent();

describe.each(RENDERERS)('an earlier product page under %s', (renderer) => {
  let watched: WatchedPage;

  it.beforeAll(async ({ site }) => {
    watched = await site.open('shop/product.html', renderer, { all: true });
    await listen(watched.page);
  });

  it('says what to choose first, and moves focus there', async () => {
    const { page } = watched;
    await page.locator(BUTTON).click();
    await page.getByText('Choose Size, Colour first.').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Select Size');
    expect(await violations(page)).toEqual([]);
  });

  it('shows price and stock of what is chosen, and says so once', async () => {
    const { page } = watched;
    await page.selectOption(SIZE, 'Large');
    expect(await price(page)).toBe('from £44.50');
    await page.selectOption(COLOUR, 'Natural');
    const sentence = 'Sale Price: £44.50 Original Price: £52.00. Only 3 left in stock';
    await expect.poll(() => heard(page)).toContain(sentence);
    expect((await heard(page)).filter((text) => text === sentence)).toHaveLength(1);
    expect(await page.locator('.original-price').textContent()).toBe('£52.00');
    expect(await page.locator('.product-scarcity').isVisible()).toBe(true);
    expect(await page.locator('input[type=number]').getAttribute('max')).toBe('3');
    expect(await page.locator('.product-variants').getAttribute('data-variant-in-stock')).toBe('true');
    expect(new URL(page.url()).search).toContain('variant=SQ1000002');
  });

  it('takes the address of a visitor who wants to be told of new ones', async ({ site }) => {
    const { page } = watched;
    await page.selectOption(COLOUR, 'Buff');
    const notice = page.locator('.product-restock-notification');
    const email = notice.getByRole('textbox', { name: 'Email address' });
    await email.press('Enter');
    await notice.getByText('Please enter a valid email').waitFor();
    await email.fill('nobody');
    await email.press('Enter');
    await notice.getByText('Emails must be formatted as name@example.com').waitFor();
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await email.fill('ada@example.com');
    await email.press('Enter');
    await notice.getByText('We will email ada@example.com').waitFor();
    const posted = site.demo.received.findLast(({ path }) => path.endsWith('/notifications/restock'));
    expect(JSON.parse(posted?.body ?? '')).toEqual({
      email: 'ada@example.com',
      productId: '65d0000000000000000000a1',
      variantId: 'v-buff',
      isJoinMailingList: false,
    });
    expect(await violations(page)).toEqual([]);
  });

  // @keys product | Tab, arrows, Enter | chooses a variant and puts it into the cart
  it('is added to the cart by keyboard, and the button shows the progress', async ({ site }) => {
    const { page } = watched;
    await page.selectOption(COLOUR, 'Natural');
    await page.locator('input[type=number]').fill('2');
    await page.locator('input[type=number]').press('Tab');
    const added = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('product:addToCart', (event) => resolve((event as CustomEvent).detail), {
            once: true,
          });
        }),
    );
    await tabInto(page, page.locator(BUTTON));
    await page.keyboard.press('Enter');
    expect(await added).toEqual({ productId: '65d0000000000000000000a1', sku: 'SQ1000002', quantity: 2 });
    await page.locator(`${BUTTON}.cart-added`).waitFor();
    await page.locator(BUTTON).getByText('Added!', { exact: true }).waitFor();
    const posted = site.demo.received.filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/entries'),
    );
    expect(JSON.parse(posted.at(-1)?.body ?? '')).toMatchObject({ sku: 'SQ1000002', quantity: 2 });
  });

  it('restores the page', async () => {
    const { page, errors } = watched;
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
    expect(errors.filter((error) => !error.includes('400'))).toEqual([]);
  });
});

describe.each(RENDERERS)('a current product page under %s', (renderer) => {
  it('has radio buttons, a stepper and its own texts', async ({ site }) => {
    const { page, errors } = await site.open('shop/course.html', renderer, { all: true });
    const [first, second, third] = ['3 May', '14 June', '5 July (sold out)'].map((name) =>
      page.getByLabel(name, { exact: true }),
    );
    await page.getByRole('button', { name: 'Increase' }).click();
    expect(await page.getByRole('spinbutton').inputValue()).toBe('2');
    await first?.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    expect(await second?.isChecked()).toBe(true);
    // There is one place only.
    expect(await page.getByRole('spinbutton').inputValue()).toBe('1');
    expect(await page.locator('.product-scarcity').textContent()).toBe('Only 1 left in stock');
    expect(await page.getByRole('button', { name: 'Increase' }).getAttribute('aria-disabled')).toBe('true');
    await third?.check();
    await page.locator(BUTTON).getByText('Sold out', { exact: true }).waitFor();
    // The gallery still slides to the picture of the choice, past the stepper.
    await expect.poll(() => violations(page)).toEqual([]);
    await first?.check();
    await page.locator(BUTTON).click();
    await page.locator(`${BUTTON}.cart-added`).waitFor();
    await page.locator(BUTTON).getByText('Added!', { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  it('P7 /checkout/subscribe with query cartToken: leads to the checkout of a subscription', async ({
    site,
  }) => {
    const { page } = await site.open('shop/flowers.html', renderer, { all: true });
    const prices = async () => ({ once: await once.isChecked(), price: await price(page) });
    const once = page.getByLabel('Once');
    expect(await prices()).toEqual({ once: false, price: '£25.20 every month' });
    await page.getByLabel('How often').selectOption('Every 3 months, save 5%');
    expect(await price(page)).toBe('£26.60 every 3 months');
    await once.check();
    expect(await prices()).toEqual({ once: true, price: '£28.00' });
    await page.getByRole('button', { name: 'Add to cart' }).waitFor();
    await page.getByLabel('Subscribe', { exact: true }).check();
    expect(await price(page)).toBe('£26.60 every 3 months');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL('**/checkout/subscribe?cartToken=*');
    expect(await page.textContent('body')).toContain('26.60 GBP');
  });
});
