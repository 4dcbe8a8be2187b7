import { expect, it } from 'vitest';
import { stepClaims } from '../../../../src/commerce/product/quantity-control';

it('the buttons of a quantity are off at its limits, and can still be focused', () => {
  const isOff = (quantity: number, step: 1 | -1) =>
    stepClaims({ quantity, maxQuantity: 3 }, step).attributes?.['aria-disabled'];
  expect([1, 2, 3].map((quantity) => isOff(quantity, -1))).toEqual(['true', 'false', 'false']);
  expect([1, 2, 3].map((quantity) => isOff(quantity, 1))).toEqual(['false', 'false', 'true']);
});
