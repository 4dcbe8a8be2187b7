import { expect, it } from 'vitest';
import { canMatch } from '../../../src/server/html/can-match.mjs';

const PRESENT = new Set(['.here', '#here', '[title', '=a']);

it.each([
  ['a class', '.here', true],
  ['a class that is not there', '.gone', false],
  ['one of two', '.gone,.here', true],
  ['all of an element and those around it', '.here > p.gone', false],
  ['an id', 'p#here', true],
  ['an element without names', 'body > p::before', true],
  ['what is only excluded', '.here:not(.gone)', true],
  ['choices, which may be anything', ':is(.gone, .lost) .here', true],
  ['an attribute', 'p[title]', true],
  ['an attribute that is not there', 'p[lang]', false],
  ['a value', '[title="a"]', true],
  ['a part of a value', "[title^='b' i]", false],
])('%s', (_, selectors, expected) => {
  expect(canMatch(selectors, (names) => names.every((name) => PRESENT.has(name)))).toBe(expected);
});
