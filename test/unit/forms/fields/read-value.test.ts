// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmpty, readValue, splitPhone } from '../../../../src/forms/fields/field-rules';
import { readField } from '../../../../src/forms/model/read-field';

function value(
  type: string,
  html: string,
  { query = '', ...json }: Record<string, unknown> & { query?: string } = {},
) {
  const item = document.createElement('div');
  item.innerHTML = html;
  const field = readField({ id: 'x', type, ...json });
  if (!field) throw new Error('no field');
  return readValue(item, field, query);
}
const input = (text: string, more = '') => `<input class="field-element" value="${text}" ${more}>`;

describe('the value of a field', () => {
  it('has a blank country in front of a phone number of three parts, and of no other', () => {
    expect(value('phone', input('555') + input('010') + input('9999'))).toEqual(['', '555', '010', '9999']);
    expect(value('phone', input('+1') + input('555') + input('010') + input('9999'))).toEqual([
      '+1',
      '555',
      '010',
      '9999',
    ]);
  });

  it('of a phone number in one control falls into the groups that the field names', () => {
    const item = document.createElement('div');
    item.dataset.lengths = '3 3 4';
    item.innerHTML = input('+1') + input('555 010-9999');
    const field = readField({ id: 'x', type: 'phone' });
    if (!field) throw new Error('no field');
    expect(readValue(item, field, '')).toEqual(['+1', '555', '010', '9999']);
  });

  it('of a time has its half of the day', () => {
    const clock = ['10', '30', ''].map((part, index) => input(part, `data-index="${index}"`)).join('');
    const half = '<select class="field-element" data-index="3"><option selected>PM</option></select>';
    expect(value('time', clock + half)).toEqual(['10', '30', '', 'PM']);
  });

  it('is empty where the field has lost its control, or the server’s where a hidden one has', () => {
    expect(value('text', '')).toBe('');
    expect(value('hidden', '', { key: 'campaign', value: 'own' })).toBe('own');
  });

  it('is what is checked', () => {
    const boxes =
      '<input type="checkbox" value="a" checked><input type="checkbox" value="b"><input type="checkbox" value="c" checked>';
    expect(value('checkbox', boxes)).toEqual(['a', 'c']);
    expect(
      value(
        'radio',
        '<input type="radio" name="r" value="a"><input type="radio" name="r" value="b" checked>',
      ),
    ).toBe('b');
    expect(value('radio', '<input type="radio" value="a">')).toBe('');
  });

  it('is a map of the questions that are answered', () => {
    const row = (question: string, checked: string) =>
      `<div data-question="${question}"><input type="radio" name="${question}" value="-2" ${checked}><input type="radio" name="${question}" value="2"></div>`;
    expect(value('likert', row('Good?', 'checked') + row('Hot?', ''))).toEqual({ 'Good?': '-2' });
    expect(Object.keys(value('likert', row('__proto__', 'checked')) ?? {})).toEqual(['__proto__']);
  });

  it('comes from the address of the page when it is hidden, and from the form otherwise', () => {
    const hidden = '<input type="hidden" name="campaign" value="none">';
    expect(value('hidden', hidden, { key: 'campaign', query: '?campaign=spring' })).toBe('spring');
    expect(value('hidden', hidden, { key: 'campaign', query: '?other=spring' })).toBe('none');
  });

  it('is undefined for a section', () => {
    expect(value('section', '')).toBeUndefined();
  });

  it('is the text as it was typed, and an email without the blanks around it', () => {
    expect(value('text', input('  two  '))).toBe('  two  ');
    expect(value('email', input(' a@b.example '))).toBe('a@b.example');
  });
});

describe('a phone number in one piece', () => {
  it('falls into the parts of its country', () => {
    expect(splitPhone(['+1', '(555) 010-9999'], [3, 3, 4])).toEqual(['+1', '555', '010', '9999']);
    expect(splitPhone(['0298765432'], [1, 4, 15])).toEqual(['', '0', '2987', '65432']);
  });

  it('may be missing', () => {
    expect(splitPhone([], [3, 3, 4])).toEqual(['', '', '', '']);
  });

  it('loses nothing but what is written between the digits', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
        (typed, lengths) => {
          const [, ...parts] = splitPhone(['+1', typed], lengths);
          expect(parts).toHaveLength(lengths.length);
          expect(parts.join('')).toBe(typed.replace(/[\s().\-/]/g, ''));
        },
      ),
    );
  });
});

it.each([
  ['text', ' ', true],
  ['text', undefined, true],
  ['checkbox', ['a'], false],
  ['phone', ['+1', ' ', ''], true],
  ['phone', ['', '5', ''], false],
  ['time', ['', '', '', 'PM'], true],
])('a field of type %s with %j is empty: %s', (type, given, expected) => {
  const field = readField({ id: 'x', type });
  if (!field) throw new Error('no field');
  expect(isEmpty(field, given)).toBe(expected);
});
