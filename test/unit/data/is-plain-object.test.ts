// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readDataProps } from '../../../src/data/data-props';
import { isPlainObject } from '../../../src/data/is-plain-object';
import { parseObject } from '../../../src/data/parse-object';
import { readJson } from '../../../src/data/read-json';
import { object, string } from '../../../src/data/shape';

it.each([
  [{}, true],
  [JSON.parse('{"a":1}'), true],
  [Object.create(null), false],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [() => {}, false],
  [new Date(), false],
  [document.createElement('a'), false],
])('tells a plain object from other values: %#', (value, expected) => {
  expect(isPlainObject(value)).toBe(expected);
});

it.each([
  ['{"a":1}', { a: 1 }],
  [{ a: 1 }, { a: 1 }],
  ['{broken', {}],
  ['', {}],
  ['null', {}],
  [undefined, {}],
])('parses %j as an object', (value, expected) => {
  expect(parseObject(value)).toEqual(expected);
});

it('reports JSON that is broken', () => {
  const warn = vi.fn();
  expect([readJson('{"a":1}', 'data-x', warn), readJson('{broken', 'data-x', warn)]).toEqual([
    { a: 1 },
    undefined,
  ]);
  expect(warn.mock.calls).toEqual([['data-x', 'JSON', '{broken']]);
});

it.each([
  ['{"name":"fern"}', 'fern', []],
  ['{"name":7}', 'none', [['data-props.name', 'string', 7]]],
  ['{broken', 'none', [['data-props', 'JSON', '{broken']]],
  [undefined, 'none', []],
])('reads the settings of a section: %s', (props, name, warnings) => {
  const element = document.createElement('div');
  if (props !== undefined) element.dataset.props = props;
  const warn = vi.fn();
  expect(readDataProps(element, object({ name: string('none') }), warn).name).toBe(name);
  expect(warn.mock.calls).toEqual(warnings);
});
