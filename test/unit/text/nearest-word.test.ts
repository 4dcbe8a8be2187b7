import { expect, it } from 'vitest';
import { nearestWord } from '../../../src/text/nearest-word';

const OPTIONS = ['autoplay', 'autoplayOptions', 'loop', 'lazyLoad', 'label', 'design'];

it.each([
  ['a letter is missing', 'autplay', 'autoplay'],
  ['two are swapped', 'desing', 'design'],
  ['one is too many', 'looop', 'loop'],
  ['one is wrong', 'lable', 'label'],
  ['capitals differ', 'lazyload', 'lazyLoad'],
])('finds the word that was meant where %s', (_, word, meant) => {
  expect(nearestWord(word, OPTIONS)).toBe(meant);
});

it('finds none for a word of its own', () => {
  expect(nearestWord('zoom', OPTIONS)).toBeUndefined();
  expect(nearestWord('', OPTIONS)).toBeUndefined();
});

it('is the nearest of several words, wherever it stands', () => {
  expect(nearestWord('loopsy', ['loop', 'loops'])).toBe('loops');
  expect(nearestWord('loopsy', ['loops', 'loop'])).toBe('loops');
});
