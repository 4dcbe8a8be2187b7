import { describe, expect } from 'vitest';
import { cartRequests } from '../page/support/cart';
import { useSavedPages } from '../page/support/saved-pages';
import { whenReady } from '../page/support/site';

const saved = useSavedPages({ where: (html) => /class="[^"]*sqs-(?:custom-cart|cart-dropzone)/.test(html) });

const INDICATORS = '.sqs-custom-cart';
const PILLS = '.sqs-cart-dropzone .sqs-pill-shopping-cart';

describe('carts of saved pages', () => {
  saved.each(
    '%s: asks for no cart without a cookie; then the indicator is right',
    async (path, site, renderer) => {
      const { page } = await saved.open(site, path, `renderer=${renderer}`);
      const labels = () =>
        page.evaluate(
          (selector) =>
            [...document.querySelectorAll(selector)].map(
              (element) => (element.closest('a') ?? element.querySelector('a') ?? element).ariaLabel,
            ),
          INDICATORS,
        );
      const count = await page.locator(INDICATORS).count();
      expect(await labels()).toEqual(Array(count).fill('0 items in cart'));
      expect(await cartRequests(page)).toEqual([]);

      const entry = {
        itemId: '65d0000000000000000000a2',
        sku: 'SQ1000010',
        quantity: 3,
        additionalFields: 'null',
      };
      await page.evaluate(async (json) => {
        const crumb = /crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        await fetch(`/api/commerce/shopping-cart/entries?crumb=${crumb}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(json),
        });
      }, entry);
      await page.reload({ waitUntil: 'load' });
      await whenReady(page);
      if (count) {
        await expect.poll(labels, { timeout: 10_000 }).toEqual(Array(count).fill('3 items in cart'));
        const quantities = page.locator(`${INDICATORS} .sqs-cart-quantity`);
        const shown = await quantities.count();
        expect(await quantities.allTextContents()).toEqual(Array(shown).fill('3'));
      } else {
        await expect.poll(() => page.locator(PILLS).count(), { timeout: 10_000 }).toBeGreaterThan(0);
        expect(await page.locator(`${PILLS} .total-quantity`).first().textContent()).toBe('3');
      }
    },
  );
});
