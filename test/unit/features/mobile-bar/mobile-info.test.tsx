// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { MobileBarData } from '../../../../src/features/mobile-bar/mobile-bar.data';
import { MobileInfo, type MobileInfoKind } from '../../../../src/features/mobile-bar/mobile-info';
import { draw } from '../../../../src/react/draw';
import { createTestScope, endTestScopes } from '../../support/scope';

afterEach(() => {
  endTestScopes();
  document.body.replaceChildren();
});

const DATA = {
  place: { lines: ['Otter Lane 3', 'Otter Lane 3', 'Brook'], mapUrl: 'https://maps.example/?q=brook' },
  hours: [
    { day: 'monday', text: '9–12' },
    { day: 'tuesday', text: 'Closed' },
  ],
  isDark: false,
};

function show(kind: MobileInfoKind, data: object = {}) {
  const onClose = vi.fn();
  const scope = createTestScope();
  draw(
    scope,
    <MobileInfo kind={kind} data={{ ...DATA, ...data } as unknown as MobileBarData} onClose={onClose} />,
    {
      into: document.body,
    },
  );
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('There is no dialog.');
  const texts = (selector: string) =>
    [...dialog.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { dialog, onClose, texts };
}

it('shows an address, with a link to its map in another window', () => {
  const { dialog, texts } = show('location');
  expect(texts('address div')).toEqual(['Otter Lane 3', 'Otter Lane 3', 'Brook']);
  const link = dialog.querySelector('a');
  expect([link?.href, link?.target, link?.rel]).toEqual([
    'https://maps.example/?q=brook',
    '_blank',
    'noopener',
  ]);
  expect([texts('dl'), dialog.classList.contains('dark')]).toEqual([[], false]);
});

it('shows the hours of a week', () => {
  const { dialog, texts } = show('businessHours', { isDark: true });
  expect(texts('dd')).toEqual(['9–12', 'Closed']);
  expect(new Set(texts('dt')).size).toBe(2);
  expect([texts('address'), dialog.classList.contains('dark')]).toEqual([[], true]);
  expect(dialog.getAttribute('aria-label')).toBe(texts('h2')[0]);
});

it('shows nothing where there is nothing', () => {
  expect(show('location', { place: undefined }).texts('address,a,dl')).toEqual([]);
  endTestScopes();
  expect(show('businessHours', { hours: undefined }).texts('dt')).toEqual([]);
});

it('is closed by its cross, which has the focus at first', () => {
  const { dialog, onClose } = show('location');
  const cross = dialog.querySelector<HTMLElement>('.sqs-mobile-info-bar-overlay-close');
  expect(document.activeElement === cross).toBe(true);
  cross?.click();
  expect(onClose).toHaveBeenCalledOnce();
});
