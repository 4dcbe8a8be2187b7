// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readScaledText, scaleToRoom } from '../../../../src/blocks/scaled-text/scaled-text.mount';

it.each([
  ['fills its room', 16, 100, 400, 64],
  ['shrinks to its room', 40, 800, 400, 20],
  ['dynamic text minimum 0.75rem', 16, 2000, 300, 12],
  ['keeps its size where it has no width', 16, 0, 300, 16],
])('%s', (_, size, width, room, expected) => {
  expect(scaleToRoom({ size, width, room, least: 12 })).toBe(expected);
});

it('reads nothing where there is no text', () => {
  document.body.innerHTML = '<div><span class="sqsrte-scaled-text"> </span></div><div></div>';
  expect([...document.querySelectorAll('div')].map(readScaledText)).toEqual([undefined, undefined]);
});
