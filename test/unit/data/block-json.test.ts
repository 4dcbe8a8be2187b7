import { expect, it } from 'vitest';
import { tryBlockJson } from '../../../src/data/block-json';

it.each([
  ['{"a":1}', { a: 1 }],
  ['{&quot;a&quot;:1}', { a: 1 }],
  ['null', null],
  ['{a', undefined],
  ['{&quot;a', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %j as %j', (text, json) => {
  expect(tryBlockJson(text)).toEqual(json);
});
