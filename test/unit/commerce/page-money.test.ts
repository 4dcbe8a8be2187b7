// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { formatMoney } from '../../../src/commerce/money/format-money';
import { language } from '../../../src/text/language';

afterEach(() => {
  language.locale = 'en';
  Reflect.deleteProperty(document, Symbol.for('inlay.ui'));
});

function format(locale: string, html: string): string {
  language.locale = locale;
  document.body.innerHTML = html;
  const money = { minor: 123450n, currency: 'EUR' };
  const first = formatMoney(money);
  // What the page had first decides.
  document.body.innerHTML = '';
  expect(formatMoney(money)).toBe(first);
  return first.replace(/\s/g, ' ');
}

const NATIVE = '<span class="sqs-money-native">1,234.50</span>';

it.each([
  ['de-DE', '<span>1.234,50 €</span>', '1.234,50 €'],
  ['de-DE', NATIVE, '€1,234.50'],
  ['de-DE', '<div class="sqs-cart-dropzone"></div>', '€1,234.50'],
  ['en-GB', NATIVE, '€1,234.50'],
  ['en-GB', '', '€1,234.50'],
])('a page in %s with %s writes %s everywhere', (locale, html, text) => {
  expect(format(locale, html)).toBe(text);
});
