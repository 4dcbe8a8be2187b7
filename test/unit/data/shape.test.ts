import { describe, expect, it, vi } from 'vitest';
import { flag, list, number, object, oneOf, record, string } from '../../../src/data/shape';

describe('shape', () => {
  it('takes what fits, drops what does not, and says where', () => {
    const warn = vi.fn();
    const read = object({ name: string('none'), size: number(3), tags: list(string()), isOpen: flag() });
    expect(read({ name: 7, size: '12', tags: ['a', 5], isOpen: '' }, '', warn)).toEqual({
      name: 'none',
      size: 12,
      tags: ['a', ''],
      isOpen: false,
    });
    expect(warn.mock.calls.map(([path]) => path)).toEqual(['name', 'tags']);
  });

  it('says nothing about what is absent', () => {
    const warn = vi.fn();
    expect(object({ a: string(), b: object({ c: number() }) })({ a: null }, '', warn)).toEqual({
      a: '',
      b: { c: undefined },
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('never reads what only a prototype has', () => {
    const source = JSON.parse('{"__proto__": {"name": "polluted"}}');
    expect(object({ name: string(), constructor: string() })(source)).toEqual({ name: '', constructor: '' });
    expect(({} as { name?: string }).name).toBeUndefined();
  });

  it.each([undefined, null, 5, 'text', [], true])('survives %j where an object is wanted', (value) => {
    expect(object({ a: flag(true) })(value)).toEqual({ a: true });
    expect(record()(value)).toBeUndefined();
  });

  it.each([[[7]], [true], [{ toString: () => '7' }], ['7px'], [''], ['Infinity'], [Number.NaN]])(
    'takes %j for no number',
    (value) => {
      const warn = vi.fn();
      expect(number(3)(value, 'size', warn)).toBe(3);
      expect(warn.mock.calls).toEqual([['size', 'number', value]]);
    },
  );

  it('reads the three spellings of a boolean', () => {
    expect([true, 'true', 'false', '', false, 'yes', 1].map((value) => flag()(value))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('falls back for an unknown word, and says so; an empty word counts as missing', () => {
    const warn = vi.fn();
    const read = oneOf(['', 'BAR', 'POPUP'], 'BAR');
    expect(['SIDE', 'POPUP', '', undefined, 7].map((value) => read(value, 'variant', warn))).toEqual([
      'BAR',
      'POPUP',
      'BAR',
      'BAR',
      'BAR',
    ]);
    expect(warn.mock.calls).toEqual([
      ['variant', 'BAR|POPUP', 'SIDE'],
      ['variant', 'BAR|POPUP', 7],
    ]);
  });

  it.each(['', ' ', 'x', Number.NaN, Number.POSITIVE_INFINITY, {}])(
    'does not take %j for a number',
    (value) => {
      expect(number(9)(value)).toBe(9);
    },
  );
});
