// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { isInViewport, isNearViewport } from '../../../src/dom/near-viewport';

function place(box: Partial<DOMRect>, isDisplayed = true) {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 800);
  const inside = { top: 10, bottom: 20, left: 10, right: 20, ...box };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    width: inside.right - inside.left,
    height: inside.bottom - inside.top,
    ...inside,
  } as DOMRect);
  Element.prototype.checkVisibility ??= () => true;
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(isDisplayed);
  return document.createElement('div');
}

it.each([
  ['in it', {}, 0, true],
  ['just above it', { top: -10, bottom: 0 }, 0, false],
  ['partly above it', { top: -10, bottom: 1 }, 0, true],
  ['just below it', { top: 800, bottom: 900 }, 0, false],
  ['partly below it', { top: 799, bottom: 900 }, 0, true],
  ['beside it on the left', { left: -10, right: 0 }, 0, false],
  ['partly on the left', { left: -10, right: 1 }, 0, true],
  ['beside it on the right', { left: 1000, right: 1100 }, 0, false],
  ['partly on the right', { left: 999, right: 1100 }, 0, true],
  ['within a margin above', { top: -60, bottom: -49 }, 50, true],
  ['past a margin above', { top: -60, bottom: -50 }, 50, false],
  ['within a margin below', { top: 849, bottom: 900 }, 50, true],
  ['past a margin below', { top: 850, bottom: 900 }, 50, false],
  ['past a margin on the left', { left: -60, right: -50 }, 50, false],
  ['past a margin on the right', { left: 1050, right: 1060 }, 50, false],
])('an element %s', (_, box, margin, expected) => {
  expect(isInViewport(place(box), margin)).toBe(expected);
});

it('is not one that is not displayed', () => {
  expect(isInViewport(place({}, false))).toBe(false);
});

it.each([
  [{ top: 999, bottom: 1100 }, true],
  [{ top: 1000, bottom: 1100 }, false],
])('is near up to 200 px: %j', (box, expected) => {
  expect(isNearViewport(place(box))).toBe(expected);
});
