// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hasOwnGestures } from '../../../../src/lightbox/gestures/gesture-host';

it.each([
  ['<img>', false],
  ['<div></div>', false],
  ['<button class="inlay-lightbox-button-next"></button>', false],
  ['<button class="inlay-lightbox-button-previous"></button>', false],
  ['<button></button>', true],
  ['<a></a>', true],
  ['<input>', true],
  ['<video></video>', true],
  ['<audio></audio>', true],
  ['<iframe></iframe>', true],
  ['<p class="inlay-lightbox-caption"></p>', true],
  ['<p class="inlay-lightbox-thumbnails"></p>', true],
])('%s has gestures of its own: %s', (html, expected) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  const { firstElementChild: element } = box;
  const inner = document.createElement('i');
  expect(hasOwnGestures(element)).toBe(expected);
  element?.append(inner);
  expect(hasOwnGestures(inner)).toBe(expected);
});

it('leaves what is not an element alone', () => {
  expect([hasOwnGestures(null), hasOwnGestures(document)]).toEqual([true, true]);
});
