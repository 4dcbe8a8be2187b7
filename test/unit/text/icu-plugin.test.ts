import { describe, expect, it } from 'vitest';
import { compileMessage } from '../../../src/text/compile-message.mjs';
import { compileMessageFile } from '../../../tools/icu-plugin.mjs';

const compile = (messages: unknown, locale?: string) =>
  compileMessageFile(JSON.stringify(messages), 'src/a.messages.json', locale);

describe('the build of messages', () => {
  it('keeps plain texts plain and makes lists of the others', () => {
    expect(compileMessage('Close')).toBe('Close');
    expect(compileMessage('{a} of {b}')).toEqual([['a'], ' of ', ['b']]);
    expect(compile({ close: 'Close' })).toEqual({ close: 'Close' });
  });

  it('names file and key of a message that is not ICU text', () => {
    expect(() => compile({ fine: 'x', counter: '{current' })).toThrow(/src\/a\.messages\.json: "counter"/);
  });

  it('refuses plural keys that the locale does not have', () => {
    const few = { n: '{n, plural, one {#} few {#} other {#}}' };
    expect(() => compile(few)).toThrow(/"few" is not a plural category of "en"/);
    expect(() => compile(few, 'pl')).not.toThrow();
  });

  it('refuses plurals and choices without `other`', () => {
    expect(() => compile({ n: '{n, plural, one {#}}' })).toThrow(/MISSING_OTHER_CLAUSE/);
    expect(() => compile({ n: '{n, select, a {A}}' })).toThrow(/MISSING_OTHER_CLAUSE/);
  });

  it('refuses styles that the formatter does not know', () => {
    expect(() => compile({ n: '{n, number, fancy}' })).toThrow(/unknown number style "fancy"/);
    expect(() => compile({ d: '{d, date, fancy}' })).toThrow(/unknown date or time style/);
    expect(() => compile({ n: '{n, number, ::scale/100}' })).toThrow(/scale/);
  });

  it('refuses anything but one object of texts', () => {
    expect(() => compile(['a'])).toThrow(/one object/);
    expect(() => compile({ a: { b: 'c' } })).toThrow(/"a" is not a text/);
    expect(() => compileMessageFile('{', 'f.messages.json')).toThrow(/f\.messages\.json/);
  });
});

it('a moment may be described by a skeleton', () => {
  expect(compileMessage('{d, date, ::yyyyMMMd}')).toEqual([
    ['d', 'd', { year: 'numeric', month: 'short', day: 'numeric' }],
  ]);
});
