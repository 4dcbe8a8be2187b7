import { describe, expect, it, vi } from 'vitest';
import lightboxMessages from '../../../src/lightbox/view/lightbox.messages.json';
import { LANGUAGES } from '../../../src/text/choose-language';
import { compileMessage } from '../../../src/text/compile-message.mjs';
import { createMessages, formatMessage } from '../../../src/text/messages';

const format = (text: string, values?: Record<string, string | number | bigint | Date>, locale = 'en') =>
  formatMessage(compileMessage(text, locale), values, { locale, rules: locale });

describe('formatMessage', () => {
  it('returns a text without placeholders as it is', () => {
    expect(format('Close')).toBe('Close');
    expect(format('')).toBe('');
    expect(format("You don't have any.")).toBe("You don't have any.");
  });

  it('fills in placeholders', () => {
    expect(format('{current} of {total}', { current: 2, total: 5 })).toBe('2 of 5');
  });

  it('keeps a placeholder that has no value', () => {
    expect(format('{current} of {total}', { current: 0 })).toBe('0 of {total}');
    expect(format('{n, plural, one {#} other {#}}')).toBe('{n}');
  });

  it('formats numbers by the locale', () => {
    expect(format('{n, number}', { n: 1234.5 })).toBe('1,234.5');
    expect(format('{n, number}', { n: 1234.5 }, 'de')).toBe('1.234,5');
    expect(format('{n, number, percent}', { n: 0.25 })).toBe('25%');
    expect(format('{n, number, ::currency/USD}', { n: 3 })).toBe('$3.00');
    expect(format('{n, number}', { n: 12345678901234567890n })).toBe('12,345,678,901,234,567,890');
  });

  it('formats dates from a Date or a timestamp', () => {
    const moment = new Date(2024, 4, 6, 12);
    expect(format('{d, date}', { d: moment })).toBe('May 6, 2024');
    expect(format('{d, date, long}', { d: moment.getTime() })).toBe('May 6, 2024');
    expect(format('{d, time, short}', { d: moment }).replace(/\s/, ' ')).toBe('12:00 PM');
  });

  it('writes small counts as the browser would, without asking it where that is as in English', () => {
    const items = compileMessage('{n, plural, one {# item} other {# items}}', 'en');
    const spanish = compileMessage('{n, plural, one {# foto} other {# fotos}}', 'es');
    const digits = compileMessage('{n, plural, other {#}}', 'ar');
    const ordinals = compileMessage('{n, selectordinal, one {#st} two {#nd} other {#th}}', 'en');
    const english = { locale: 'en-GB', rules: 'en' };
    const asked = vi.fn();
    const counted = <Type extends object>(type: Type) =>
      new Proxy(type, {
        construct(target, args) {
          asked();
          return Reflect.construct(target as unknown as new () => object, args);
        },
      });
    const { NumberFormat, PluralRules } = Intl;
    Object.assign(Intl, { NumberFormat: counted(NumberFormat), PluralRules: counted(PluralRules) });
    try {
      const small = [0, 1, 2, 999].map((n) => formatMessage(items, { n }, english));
      expect(small).toEqual(['0 items', '1 item', '2 items', '999 items']);
      expect(formatMessage(spanish, { n: 1 }, { locale: 'es-SV', rules: 'es' })).toBe('1 foto');
      expect(asked).not.toHaveBeenCalled();
      expect(formatMessage(items, { n: 1000 }, english)).toBe('1,000 items');
      expect(formatMessage(items, { n: '007' }, english)).toBe('7 items');
      expect(formatMessage(digits, { n: 2 }, { locale: 'ar-EG', rules: 'ar' })).toBe('٢');
      expect(formatMessage(ordinals, { n: 2 }, english)).toBe('2nd');
      expect(asked).toHaveBeenCalledTimes(6);
    } finally {
      Object.assign(Intl, { NumberFormat, PluralRules });
    }
  });

  it.each(['en', ...LANGUAGES])('counts as the browser does: %s', (name) => {
    const rules = new Intl.PluralRules(name);
    const { format: written } = new Intl.NumberFormat(name);
    const message = compileMessage(
      '{n, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}} {n, number}',
      'ar',
    );
    const numbers = [...Array(1000).keys(), -1, 0.5, 1.5, 1000, 1_000_000];
    const said = numbers.map((n) => formatMessage(message, { n }, { locale: name, rules: name }));
    expect(said).toEqual(numbers.map((n) => `${rules.select(n)} ${written(n)}`));
  });

  it('chooses plurals: exact first, then by category, the offset taken off', () => {
    const text = '{n, plural, offset:1 =0 {Nobody} =1 {You} one {You and # other} other {You and # others}}';
    const said = [0, 1, 2, 1002].map((n) => format(text, { n }));
    expect(said).toEqual(['Nobody', 'You', 'You and 1 other', 'You and 1,001 others']);
  });

  it('knows ordinals', () => {
    const text = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect([1, 2, 3, 4, 21].map((n) => format(text, { n }))).toEqual(['1st', '2nd', '3rd', '4th', '21st']);
  });

  it('selects, falls back to other, and is not fooled by names that every object has', () => {
    const text = '{kind, select, video {Video of {who}} other {Item}}';
    expect(format(text, { kind: 'video', who: 'Ann' })).toBe('Video of Ann');
    expect(format(text, { kind: 'constructor' })).toBe('Item');
  });
});

describe('createMessages', () => {
  it('reads messages that the build has parsed', () => {
    const text = createMessages(lightboxMessages);
    expect(text('title')).toBe('Gallery');
    expect(text('announcement', { current: 2, total: 5 })).toBe('Image 2 of 5');
  });

  it('accepts only keys that the file has', () => {
    const text = createMessages(lightboxMessages);
    // @ts-expect-error there is no such message
    expect(() => text('nope')).toThrow();
  });
});
