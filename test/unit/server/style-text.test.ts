import { describe, expect, it } from 'vitest';
import { readStyle, withoutStyles } from '../../../src/server/style-text';

describe('the value of an inline style', () => {
  it.each([
    ['color: red', 'color', 'red'],
    ['COLOR : red ;', 'color', 'red'],
    ['color: red; left: 0', 'left', '0'],
    ['color: red', 'background-color', ''],
    ['', 'color', ''],
    ['not a declaration', 'not', ''],
    // The last one counts.
    ['left: 1px; left: 2px', 'left', '2px'],
    ['left: 1px; inset: 2px', 'left', '2px'],
    ['inset: 2px; left: 1px', 'left', '1px'],
    ['background: url(data:image/png;base64,AA==); left: 3px', 'left', '3px'],
    [
      'background: url(data:image/png;base64,AA==); left: 3px',
      'background',
      'url(data:image/png;base64,AA==)',
    ],
    ['font-family: &quot;Fern&quot;; left: 3px', 'left', '3px'],
    ['font-family: &quot;Fern&quot;; left: 3px', 'font-family', '&quot;Fern&quot;'],
  ])('in %j: %s is %j', (style, name, value) => {
    expect(readStyle(style)(name)).toBe(value);
  });

  it.each([
    ['1px', ['1px', '1px', '1px', '1px']],
    ['1px 2px', ['1px', '2px', '1px', '2px']],
    ['1px 2px 3px', ['1px', '2px', '3px', '2px']],
    ['1px 2px 3px 4px', ['1px', '2px', '3px', '4px']],
    ['calc(1px + 2px) auto', ['calc(1px + 2px)', 'auto', 'calc(1px + 2px)', 'auto']],
  ])('of all sides, %s, is one of each: %j', (value, sides) => {
    const names = ['top', 'right', 'bottom', 'left'];
    expect(names.map(readStyle(`inset: ${value}`))).toEqual(sides);
    expect(names.map((name) => readStyle(`margin: ${value}`)(`margin-${name}`))).toEqual(sides);
    expect(names.map((name) => readStyle(`padding: ${value}`)(`padding-${name}`))).toEqual(sides);
  });
});

it.each([
  ['left: 0px; color: red;', ['left'], 'color: red;'],
  ['color: red; left: 0px', ['left'], 'color: red;'],
  ['left: 0; top: 0', ['left', 'top'], ''],
  ['color: red', ['left'], 'color: red'],
  // As it was written.
  ['  COLOR :red ;; left:0', ['left'], 'COLOR :red ;;'],
  ['background: url(a;b); left: 0', ['left'], 'background: url(a;b);'],
  ['inset: 0px auto 1px 2px', ['left'], 'top: 0px; right: auto; bottom: 1px;'],
  ['inset: 0px; color: red', ['top', 'right', 'bottom', 'left'], 'color: red'],
  ['inset: 0px', ['color'], 'inset: 0px'],
  ['inset: 0px; color: red', ['inset'], 'color: red'],
  [
    'color: red; margin: 1px 2px;',
    ['margin-left'],
    'color: red; margin-top: 1px; margin-right: 2px; margin-bottom: 1px;',
  ],
  ['border: 0', ['border-left'], 'border: 0'],
])('inline styles without some %j without %j is %j', (style, names, expected) => {
  expect(withoutStyles(style, names)).toBe(expected);
});
