import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateField } from '../../../../src/forms/controller/form-fields';
import type { FormValue } from '../../../../src/forms/model/form.types';
import { FIELD_TYPES } from '../../../../src/forms/model/form.types';
import { createFormMessages } from '../../../../src/forms/model/form-messages';
import { readField } from '../../../../src/forms/model/read-field';

const t = createFormMessages();
type Json = Readonly<Record<string, unknown>>;

function check(type: string, value: FormValue | undefined, json: Json = {}, parts: readonly number[] = []) {
  const field = readField({ id: 'x', title: 'Field', type, ...json });
  if (!field) throw new Error('no field');
  return validateField(field, value, { t, requiredParts: parts });
}
const messageOf = (...args: Parameters<typeof check>) => check(...args)?.message;

const EMPTY: Readonly<Record<string, FormValue>> = {
  name: ['', ''],
  phone: ['+1', '', '', ''],
  address: ['', '', '', '', '', 'US'],
  date: ['', '', ''],
  time: ['', '', '', 'AM'],
  checkbox: [],
  likert: {},
  file: [],
};
const emptyOf = (type: string) => EMPTY[type] ?? '';

it('names a field without a title by its placeholder, or generally', () => {
  expect(messageOf('text', '', { required: true, title: '', placeholder: 'Your town' })).toBe(
    'Your town is required.',
  );
  expect(messageOf('text', '', { required: true, title: '' })).toBe('This field is required.');
});

describe.each(FIELD_TYPES)('a field of type %s', (type) => {
  const isAsked = type !== 'section' && type !== 'hidden';

  it('may be empty when it is optional', () => {
    expect(check(type, emptyOf(type))).toBeUndefined();
  });

  it.runIf(isAsked)('must not be empty when it is required', () => {
    expect(messageOf(type, emptyOf(type), { required: true })).toBe('Field is required.');
  });

  it('never throws', () => {
    const shape = Array.isArray(emptyOf(type))
      ? fc.array(fc.string())
      : typeof emptyOf(type) === 'string'
        ? fc.string()
        : fc.dictionary(fc.string(), fc.string());
    fc.assert(
      fc.property(shape, (value) => {
        const error = check(type, value, { required: true, options: ['A'] }, [0, 1]);
        if (error) expect(error.message).not.toBe('');
      }),
    );
  });
});

describe('an email', () => {
  it.each(['ada@example.com', 'a@b.c', 'o’neil+x@mail.example.org', `${'a'.repeat(244)}@example.com`])(
    'is %s',
    (value) => {
      expect(check('email', value)).toBeUndefined();
    },
  );

  it.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a da@example.com',
    'ada@@example.com',
    `${'a'.repeat(245)}@example.com`,
  ])('is not %s', (value) => {
    expect(messageOf('email', value)).toBe(
      'Email is not valid. Email addresses should follow the format someone@example.com.',
    );
  });
});

describe('text of one kind', () => {
  it.each([
    ['number', '12', '1.5', 'Numbers must contain only digits and no other characters.'],
    ['currency', '123.99', '12,50', 'Currency value should be formatted like 1234 or 123.99.'],
    ['password', 'secret', 'two words', 'Passwords should not contain whitespace.'],
    ['twitter', '@ada_l', 'ada lovelace', 'Must be a valid X username.'],
    [
      'website',
      'https://example.com/a?b',
      'javascript:alert(1)',
      'Links must be formatted as example.com or https://example.com',
    ],
    ['website', 'example.com', 'nowhere', 'Links must be formatted as example.com or https://example.com'],
    [
      'website',
      'example.com:8080/x',
      'mailto:a@b.example',
      'Links must be formatted as example.com or https://example.com',
    ],
  ])('%s: %s and not %s', (type, right, wrong, message) => {
    expect(check(type, right)).toBeUndefined();
    expect(messageOf(type, wrong)).toBe(message);
  });

  it('may be as long as the limit and no longer', () => {
    expect(check('textarea', 'x'.repeat(10), { maxLength: 10 })).toBeUndefined();
    expect(messageOf('textarea', 'x'.repeat(11), { maxLength: 10 })).toBe(
      'You have exceeded the character limit.',
    );
    expect(check('textarea', 'x'.repeat(11), { maxLength: 0 })).toBeUndefined();
  });

  it('a select takes only what it offers', () => {
    expect(check('select', 'A', { options: ['A'] })).toBeUndefined();
    expect(messageOf('select', 'B', { options: ['A'] })).toBe('A valid selection must be made.');
  });
});

describe('fields of several parts', () => {
  it('need the parts that are required', () => {
    expect(check('name', ['Ada', ''], { required: true }, [0, 1])).toEqual({
      message: 'All fields in Field are required.',
      parts: [1],
    });
    expect(check('name', ['Ada', ''], { required: true }, [0])).toBeUndefined();
    // In an empty field only the required parts are wrong.
    expect(check('name', ['', ''], { required: true }, [1])).toMatchObject({ parts: [1] });
  });

  it('take days that exist', () => {
    expect(check('date', ['2', '29', '2024'])).toBeUndefined();
    expect(messageOf('date', ['2', '29', '2023'])).toBe('This is not a real date.');
    expect(messageOf('date', ['13', '1', '2023'])).toBe('This is not a real date.');
    expect(check('date', ['12', '', ''])).toMatchObject({
      message: 'All fields in Field are required.',
      parts: [1, 2],
    });
  });

  it('take exactly the days of the calendar', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
          expect(check('date', [month, day, year])).toBeUndefined();
        },
      ),
    );
  });

  it('take times of the day, by the clock that the field has', () => {
    expect(check('time', ['12', '59', '', 'PM'])).toBeUndefined();
    expect(check('time', ['13', '00', '', 'PM'])).toMatchObject({
      message: 'Value must be in the range 1 to 12.',
      parts: [0],
    });
    expect(check('time', ['23', '00', '10'])).toBeUndefined();
    expect(check('time', ['23', '60', ''])).toMatchObject({
      message: 'Value must be in the range 0 to 59.',
      parts: [1],
    });
  });

  it('take a number beside the country’s code, and a minute beside the hour', () => {
    expect(check('phone', ['+1', ' ', '', '.'])).toMatchObject({ parts: [1] });
    expect(check('phone', ['+1', 'x', ' ', ''])?.message).not.toBe('Field is required.');
    expect(check('time', ['10', '', '', 'AM'])).toEqual({
      message: 'All fields in Field are required.',
      parts: [1],
    });
    expect(check('checkbox', ['A', 'C'], { options: ['A', 'B'] })?.message).toBe(
      'A valid selection must be made.',
    );
    expect(check('checkbox', ['B', 'A'], { options: ['A', 'B'] })).toBeUndefined();
  });

  it('take a country code of four digits, and digits', () => {
    expect(check('phone', ['+1', '555', '010', '9999'])).toBeUndefined();
    expect(messageOf('phone', ['+12345', '555', '010', '9999'])).toBe(
      'Country code should have an optional plus and up to 4 digits.',
    );
    expect(check('phone', ['', '55x', '', ''])).toMatchObject({ parts: [1] });
  });

  it('take zip codes of five digits in the United States, and any elsewhere', () => {
    const address = (zip: string, country: string) => ['1 Weir Lane', '', 'Otterbrook', 'OH', zip, country];
    expect(check('address', address('43210', 'US'))).toBeUndefined();
    expect(check('address', address('4321', 'US'))).toMatchObject({
      message: 'A US zip code has five digits.',
      parts: [4],
    });
    expect(check('address', address('43210-1234', 'United States'))).toMatchObject({ parts: [4] });
    expect(check('address', address('OB1 2CD', 'GB'))).toBeUndefined();
  });
});

describe('answers from −2 to 2', () => {
  const options = ['Good?', 'Hot?'];

  it('are all needed when the field is required', () => {
    expect(check('likert', { 'Good?': '2' }, { options, required: true })).toEqual({
      message: 'Missing a required question.',
      parts: [1],
    });
    expect(check('likert', { 'Good?': '2' }, { options })).toBeUndefined();
  });

  it.each(['-3', '3', '-0', 'yes'])('are not %s', (answer) => {
    expect(messageOf('likert', { 'Good?': answer }, { options })).toBe('Field contains an invalid value.');
  });
});

it('uses the messages of the page where it has them', () => {
  const german = createFormMessages({ validation: { required: '{0} fehlt.', invalidEmail: '' } });
  const field = readField({ id: 'x', title: 'E-Mail', type: 'email', required: true });
  if (!field) throw new Error('no field');
  expect(validateField(field, '', { t: german })?.message).toBe('E-Mail fehlt.');
  expect(validateField(field, 'x@', { t: german })?.message).toMatch(/^Email is not valid/);
});
