// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { writeSubtotals } from '../../../../src/blocks/cart-indicator/write-subtotals';
import { createStore } from '../../../../src/store/store';
import { createTestScope } from '../../support/scope';

it('writes the amount, with the sign of the currency where CSS does not add it, until the end', () => {
  const box = document.createElement('div');
  box.innerHTML = '<b>old</b><b><i class="sqs-money-native">old</i></b>';
  const shown = createStore<unknown>(undefined);
  const scope = createTestScope();
  writeSubtotals([...box.children], scope, shown as never);
  const texts = () => [...box.children].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['old', 'old']);
  shown.set({ subtotal: { minor: 123456n, currency: 'USD' } });
  expect(texts()).toEqual(['$1,234.56', '1,234.56']);
  shown.set({});
  expect(texts()).toEqual(['$1,234.56', '1,234.56']);
  scope.end();
  expect(texts()).toEqual(['old', 'old']);
});
