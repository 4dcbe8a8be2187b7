import { expect, it } from 'vitest';
import {
  quantityLabel,
  quantitySuffix,
  quantityText,
} from '../../../../src/blocks/cart-indicator/quantity-text';

it.each([
  [0, '0', '0 items in cart', 'items'],
  [1, '1', 'One item in cart', 'item'],
  [2, '2', '2 items in cart', 'items'],
  [100, '100', '100 items in cart', 'items'],
  [101, '100+', 'More than 100 items in cart', 'items'],
  [9_007_199_254_740_991, '100+', 'More than 100 items in cart', 'items'],
])('P6 Cart quantity display caps at 100 shown as 100+: %i', (quantity, text, label, suffix) => {
  expect([quantityText(quantity), quantityLabel(quantity), quantitySuffix(quantity)]).toEqual([
    text,
    label,
    suffix,
  ]);
});
