import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { CHECKBOX } from './support/captcha';
import { hasFocus } from './support/keyboard';
import { serveEdited } from './support/serve-edited';
import { it, ONE_RENDERER, once, openDemo, RENDERERS, type Site, undrawn, whenReady } from './support/site';
import { tabInto } from './support/tab-into';

const BUTTON = '.sqs-add-to-cart-button';
const ID = (letter: string) => `65d0000000000000000000a${letter}`;

const posted = (site: Site, end: string): Readonly<Record<string, unknown>>[] =>
  site.demo.received
    .filter(({ method, path }) => method === 'POST' && path.endsWith(end))
    .map(({ body }) => JSON.parse(body));

/** A captcha of our own in the place of Google's. */
const answerCaptcha = (page: Page) =>
  page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CHECKBOX }),
  );

const isAdded = (page: Page) => page.locator(`${BUTTON}.cart-added`).first().waitFor();

describe.each(RENDERERS)('products of every kind under %s', (renderer) => {
  once('§5 … and in the form with which visitors ask to be told of new ones', async ({ site }) => {
    const watched = await site.newPage();
    const { page } = watched;
    await answerCaptcha(page);
    const path = await serveEdited(site, 'shop/product.html', renderer, (html) =>
      html
        .replace('"captchaSettings":{', '"captchaSettings":{"siteKey":"demo-key",')
        .replace('<form class="product-restock-form"', '<div class="captcha-container"></div>$&'),
    );
    await openDemo(site, watched, path, renderer, { query: 'variant=SQ1000003' });
    const notice = page.locator('.product-restock-notification');
    const email = notice.getByRole('textbox', { name: 'Email address' });
    await email.fill(`ada.${renderer}@example.com`);
    const box = notice.getByRole('button', { name: 'I am no robot' });
    await box.waitFor();
    await email.press('Enter');
    await notice.getByText('Complete CAPTCHA before submitting.').waitFor();
    expect(await violations(page)).toEqual([]);
    await box.click();
    await email.press('Enter');
    await notice.getByText('We will email').waitFor();
    expect(posted(site, '/restock').at(-1)).toMatchObject({
      email: `ada.${renderer}@example.com`,
      captchaKey: 'ticked with demo-key',
    });
  });

  once('of version 7.0 have amounts without a sign, and marks for what is chosen', async ({ site }) => {
    const { page, errors } = await site.open('shop/product-7-0.html', renderer, { all: true });
    const size = page.getByLabel('Select Size');
    /** What the theme draws over the select. */
    const shown = () =>
      page.locator('.variant-select-wrapper').evaluate((wrapper) => {
        const { opacity } = getComputedStyle(wrapper);
        return { opacity, text: getComputedStyle(wrapper, '::before').content };
      });
    await expect.poll(shown).toEqual({ opacity: '1', text: '"Select Size"' });
    const [sale, soldOut] = ['.sale', '.sold-out'].map((mark) => page.locator(`.product-mark${mark}`));
    await size.selectOption('Pint');
    expect(await shown()).toEqual({ opacity: '1', text: '"Pint"' });
    expect(await page.locator('.product-price .sqs-money-native').allTextContents()).toEqual([
      '18.00',
      '24.00',
    ]);
    expect(await sale?.isVisible()).toBe(true);
    await size.selectOption('Gallon');
    expect(await page.locator('.product-price .sqs-money-native').allTextContents()).toEqual(['42.00']);
    expect([await sale?.isVisible(), await soldOut?.isVisible()]).toEqual([false, true]);
    expect(await page.locator('#productDetails').getAttribute('class')).toBe('sold-out');
    await size.selectOption('Pint');
    await page.locator(BUTTON).click();
    await isAdded(page);
    expect(posted(site, '/entries').at(-1)).toMatchObject({ itemId: ID('a'), sku: 'SQ1000080' });
    expect(errors).toEqual([]);
  });

  once(
    'warn once when they are broken and say so at the button; the others can be bought',
    async ({ site }) => {
      const { page, warnings, errors } = await site.open('trouble/shop.html', renderer, { all: true });
      const notJson = warnings.filter((text) => text.includes('of the product is not JSON'));
      expect(notJson).toHaveLength(3);
      expect(warnings.filter((text) => text.includes('The product has no id'))).toHaveLength(1);
      expect(await page.locator('.product-price').allTextContents()).toEqual(Array(6).fill('£6.50'));
      const unavailable = page.getByRole('button', { name: 'Unavailable' });
      expect(await unavailable.count()).toBe(4);
      const sent = posted(site, '/entries').length;
      for (const button of await unavailable.all()) {
        expect(await button.getAttribute('aria-disabled')).toBe('true');
        await button.click({ force: true });
      }
      expect(posted(site, '/entries')).toHaveLength(sent);
      const last = page.locator('.sqs-block-product').last();
      await last.locator(BUTTON).click();
      await last.locator(`${BUTTON}.cart-added`).waitFor();
      expect(posted(site, '/entries').at(-1)).toMatchObject({ itemId: ID('7'), sku: 'SQ1000060' });
      expect(errors).toEqual([]);
    },
  );
});

describe.each(RENDERERS)('a product with a form under %s', (renderer) => {
  let page: Page;
  it.beforeAll(async ({ site }) => {
    const watched = await site.newPage();
    page = watched.page;
    await answerCaptcha(page);
    await openDemo(site, watched, 'shop/seeds.html', renderer);
  });

  it('§5 Captcha must be completed when a captcha container exists: in the form of a product', async ({
    site,
  }) => {
    await page.locator('.product-meta > .product-add-to-cart').locator(BUTTON).click();
    const dialog = page.getByRole('dialog', { name: 'Seed packets, twelve kinds' });
    await dialog.getByLabel('Name for the label').fill(`Ada ${renderer}`);
    const box = dialog.getByRole('button', { name: 'I am no robot' });
    await box.waitFor();
    const submit = dialog.getByRole('button', { name: 'Add with this label' });
    await submit.click();
    await dialog.getByText('Complete CAPTCHA before submitting.').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(
      posted(site, '/entries').filter(({ additionalFields }) =>
        `${additionalFields}`.includes(`Ada ${renderer}`),
      ),
    ).toEqual([]);
    await box.click();
    await submit.click();
    await dialog.waitFor({ state: 'detached' });
    await isAdded(page);
    expect(posted(site, '/entries').at(-1)).toMatchObject({
      itemId: ID('2'),
      captchaKey: 'ticked with demo-key',
    });
  });
});

describe.each(ONE_RENDERER)('lists of products under %s', (renderer) => {
  // @keys product-filters | arrows, Enter | goes through a list; shows the chosen one
  // @keys product-filters | Space | opens the categories that a theme folds
  undrawn(
    'lead to what is chosen, and have categories that open with the keyboard where a theme folds them',
    async ({ site }) => {
      const { page, errors } = await site.open('shop/list.html', renderer, { all: true });
      await page.getByLabel('Best for').selectOption('beginners');
      await page.getByLabel('Order').selectOption('price-asc');
      expect(new URL(page.url()).searchParams.has('tag')).toBe(false);
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.waitForURL('**/list.html?*tag=beginners*sort=price-asc*');
      await whenReady(page);
      const category = page.getByLabel('Category');
      // Arrow keys go through the list; Enter is what asks for it.
      await category.focus();
      await page.keyboard.press('ArrowDown');
      expect(await category.inputValue()).toContain('list-7-0.html');
      expect(await category.getAttribute('aria-description')).toBe('Press Enter to show the chosen list.');
      expect(new URL(page.url()).pathname).toContain('list.html');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/list-7-0.html*');
      await whenReady(page);
      await page.setViewportSize({ width: 400, height: 800 });
      const tools = page.getByRole('link', { name: 'Tools' });
      expect(await tools.isVisible()).toBe(false);
      const toggle = page.getByRole('checkbox', { name: 'Category' });
      await tabInto(page, toggle);
      await page.keyboard.press('Space');
      await tools.waitFor();
      await page.setViewportSize({ width: 1000, height: 800 });
      await expect.poll(() => toggle.isVisible()).toBe(false);
      expect(errors).toEqual([]);
    },
  );

  // @keys product-filters | Enter, Space | on the button of the drawer: opens it, and takes focus into it
  // @keys product-filters | Escape | closes the drawer, and returns focus to its button
  undrawn('have their controls in a drawer on a phone, out of reach until it is opened', async ({ site }) => {
    const { page, errors } = await site.open('shop/list.html', renderer, {
      viewport: { width: 390, height: 700 },
    });
    const button = page.getByRole('button', { name: 'Filters', exact: true });
    const drawer = page.locator('.product-list-filters');
    const isInWindow = () =>
      drawer.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight + 1);
    await expect.poll(() => drawer.getAttribute('inert')).toBe('');
    expect(await isInWindow()).toBe(false);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(isInWindow).toBe(true);
    expect(await hasFocus(drawer)).toBe(true);
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await hasFocus(drawer)).toBe(true);
    }
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(isInWindow).toBe(false);
    expect(await hasFocus(button)).toBe(true);
    await button.click();
    await expect.poll(isInWindow).toBe(true);
    await page.getByLabel('Best for').selectOption('beginners');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.waitForURL('**/list.html?*tag=beginners*');
    await whenReady(page);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.waitForURL((url) => !url.searchParams.has('tag'));
    expect(errors).toEqual([]);
  });
});
