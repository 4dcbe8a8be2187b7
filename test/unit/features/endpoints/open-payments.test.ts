// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openPayments } from '../../../../src/features/endpoints/open-payments';
import { createTestScope } from '../../support/scope';

it('has a link for each product that can be paid for, and says which cannot', () => {
  openPayments(createTestScope(), [
    { name: 'Tea', address: 'https://pay.example/tea' },
    { name: 'Pot', address: undefined },
  ]);
  const items = [...document.querySelectorAll('dialog li')];
  expect(items.map((item) => item.querySelector('a')?.href)).toEqual(['https://pay.example/tea', undefined]);
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Tea'),
    expect.stringContaining('Pot'),
  ]);
  const link = items[0]?.querySelector('a');
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener']);
});

it('is gone when it is closed', () => {
  openPayments(createTestScope(), [{ name: 'Tea', address: '/tea' }]);
  document.querySelector<HTMLElement>('.inlay-sheet-close')?.click();
  expect(document.querySelector('dialog') === null).toBe(true);
});
