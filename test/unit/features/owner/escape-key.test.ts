// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isFreeEscape, usesEscapeKey } from '../../../../src/features/owner/escape-key';

function press(init: KeyboardEventInit, target: EventTarget = document.body, prevent = false): boolean {
  let is = false;
  const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true, ...init });
  target.addEventListener(
    'keydown',
    () => {
      if (prevent) event.preventDefault();
      is = isFreeEscape(event);
    },
    { once: true },
  );
  target.dispatchEvent(event);
  return is;
}

describe('Escape', () => {
  it('is free in the page, with Shift too', () => {
    expect(press({})).toBe(true);
    expect(press({ shiftKey: true })).toBe(true);
  });

  it.each([
    [{ key: 'Enter' }],
    [{ repeat: true }],
    [{ altKey: true }],
    [{ ctrlKey: true }],
    [{ metaKey: true }],
    [{ isComposing: true }],
  ])('is not with %j', (init) => {
    expect(press(init)).toBe(false);
  });

  it('is not where somebody has used it, nor in a field', () => {
    expect(press({}, document.body, true)).toBe(false);
    const field = document.createElement('textarea');
    document.body.append(field);
    expect(press({}, field)).toBe(false);
  });
});

it.each([
  [{ websiteSettings: { useEscapeKeyToLogin: true } }, true],
  [{ websiteSettings: { useEscapeKeyToLogin: false } }, false],
  [{ websiteSettings: {} }, false],
  [undefined, false],
])('signs in with the settings %j: %s', (page, uses) => {
  expect(usesEscapeKey(page)).toBe(uses);
});
