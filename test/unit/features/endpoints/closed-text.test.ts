// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import {
  closedReason,
  closedText,
  findEmail,
  tellClosed,
} from '../../../../src/features/endpoints/closed-text';
import { createTestScope } from '../../support/scope';

it.each([
  ['', ''],
  ['<a href="/contact">Write</a>', ''],
  [
    '<a href="mailto:one@garden.example?subject=Hi">1</a><a href="mailto:two@garden.example">2</a>',
    'one@garden.example',
  ],
  ['<a href="mailto:">Write</a>', ''],
])('finds in %j the address %j', (html, email) => {
  document.body.innerHTML = html;
  expect(findEmail()).toBe(email);
});

it('says what is closed, and where to write to if the page offers that', () => {
  expect(closedText('cart')).toBe('This shop is closed.');
  document.body.innerHTML = '<a href="mailto:one@garden.example">Write</a>';
  expect([closedText('cart'), closedReason('cart')]).toEqual([
    'This shop is closed. Write to one@garden.example.',
    'This shop is closed.',
  ]);
});

it('tells the visitor in a dialog that has nothing to cancel', async () => {
  const openConfirm = vi.fn();
  const scope = createTestScope({ loadUnit: (async () => ({ openConfirm })) as never });
  await tellClosed(scope, 'comments');
  expect(openConfirm.mock.calls[0]?.[1]).toEqual({ title: 'Comments are closed.', cancelText: '' });
});
