// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTextShrink, type TextShrink } from '../../../src/hosts/text-shrink';
import { pageElement } from '../support/markup';

let shrinker: TextShrink;
const warn = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  shrinker = createTextShrink(warn);
});
afterEach(() => {
  shrinker.end();
  warn.mockReset();
  Reflect.deleteProperty(document, 'fonts');
});

/** A title of so many letters, each half as wide as it is high, in a box of some width. */
function title(letters: number, size = 40, width = 320) {
  const box = pageElement(`<div style="padding: 0 10px"><h1 style="font-size: ${size}px"></h1></div>`);
  const text = box.firstElementChild as HTMLElement;
  Object.defineProperty(box, 'clientWidth', { configurable: true, value: width });
  Object.defineProperty(text, 'scrollWidth', {
    get: () => letters * (Number.parseFloat(text.style.fontSize) / 2),
  });
  return { box, text, size: () => text.style.fontSize };
}

it.each([
  ['that fits stays as it is', 15, {}, '40px'],
  ['that is too wide is as wide as its room', 20, {}, '30px'],
  ['stays readable', 200, {}, '11px'],
  ['is no smaller than the theme says', 200, { minFontSize: 18 }, '18px'],
  ['is shrunk in windows up to a width', 20, { triggerWidth: 640 }, '30px'],
  ['stays as it is in wider windows', 20, { triggerWidth: 639 }, '40px'],
])('a text %s', (_, letters, config, expected) => {
  vi.stubGlobal('innerWidth', 640);
  const { box, text, size } = title(letters);
  shrinker.add(text, config, box);
  expect(size()).toBe(expected);
  shrinker.end();
  expect(size()).toBe('40px');
});

it('follows the window and the fonts of the page until its end', () => {
  const { box, text, size } = title(20);
  shrinker.add(text, undefined, box);
  const resize = (width: number) => {
    Object.defineProperty(box, 'clientWidth', { configurable: true, value: width });
    dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(100);
  };
  resize(220);
  expect(size()).toBe('20px');
  resize(1000);
  expect(size()).toBe('40px');
  Object.defineProperty(box, 'clientWidth', { configurable: true, value: 320 });
  document.fonts.dispatchEvent(new Event('loadingdone'));
  expect(size()).toBe('30px');
  shrinker.end();
  resize(220);
  expect(size()).toBe('40px');
});

it('measures nothing in a box that is not displayed', () => {
  const { box, text, size } = title(20, 40, 0);
  shrinker.add(text, undefined, box);
  expect(size()).toBe('40px');
});

it('warns of what it cannot shrink', () => {
  const { text } = title(20);
  shrinker.add(text, undefined, null);
  shrinker.add(document.createElementNS('http://www.w3.org/2000/svg', 'svg'), undefined, document.body);
  expect(warn).toHaveBeenCalledTimes(2);
});
