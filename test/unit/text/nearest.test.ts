import { expect, it } from 'vitest';
import { nearestOf } from '../../../src/text/nearest';

const KNOWN = ['cookie-panel.title', 'cart-page.title', 'dialog.close'];

it.each([
  ['cookie-panel.titel', 'cookie-panel.title'],
  ['cartpage.title', 'cart-page.title'],
  ['dialog.closed', 'dialog.close'],
  ['something else', undefined],
  ['', undefined],
])('takes %j for %j', (name, nearest) => {
  expect(nearestOf(name, KNOWN)).toBe(nearest);
});
