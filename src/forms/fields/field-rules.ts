import type { FieldModel, FieldType, FormValue, FormValues } from '../model/form.types';
import type { FormMessageKey } from '../model/form-messages';
import {
  isCountryCode,
  isCurrency,
  isDate,
  isEmail,
  isLikert,
  isPassword,
  isTwitterName,
  isUnsigned,
  isUsZip,
  isWebsite,
  isWithin,
} from '../validation/rules';
import type { FieldRules } from './field.types';
import { file } from './file/file.field';
import { checkedIn, controlsOf, emptyParts, readParts } from './form-item';

const read = (item: HTMLElement) => controlsOf(item)[0]?.value ?? '';

const textOf = (
  isValid: (value: string) => boolean,
  key: FormMessageKey,
  values?: readonly string[],
): FieldRules<string> => ({
  read,
  check: (value, say) => (isValid(value) ? undefined : say(key, values)),
});

const text: FieldRules<string> = { read };

const email: FieldRules<string> = {
  ...textOf(isEmail, 'validation.invalidEmail', ['someone@example.com']),
  // Blanks around an address come from pasting.
  read: (item) => read(item).trim(),
};

const select: FieldRules<string> = {
  read,
  check: (value, say, { options }) =>
    options.includes(value) ? undefined : say('validation.noValidSelection'),
};

/** The characters between the digits. */
const BETWEEN = /[\s().\-/]/g;

/**
 * Splits a phone number into country code and parts of the given lengths; the last part takes the rest. Other characters than digits stay, for validation to find.
 * @example splitPhone(['+1', '(555) 010-9999'], [3, 3, 4]) // ['+1', '555', '010', '9999']
 */
export function splitPhone(typed: readonly string[], lengths: readonly number[]): readonly string[] {
  const number = (typed.at(-1) ?? '').replace(BETWEEN, '');
  const code = typed.length > 1 ? (typed[0] ?? '') : '';
  let from = 0;
  const parts = lengths.map((length, index) => {
    const part = number.slice(from, index === lengths.length - 1 || !length ? undefined : from + length);
    from += part.length;
    return part;
  });
  return [code, ...parts];
}

/** The country's code or '', then the parts of the number. */
const phone: FieldRules<readonly string[]> = {
  read(item) {
    const { lengths } = item.dataset;
    const parts = controlsOf(item).map(({ value }) => value);
    if (lengths !== undefined) return splitPhone(parts, lengths.split(' ').map(Number));
    return parts.length === 3 ? ['', ...parts] : parts;
  },
  preset: 0,
  check([code = '', ...parts], say, { title }) {
    if (!isCountryCode(code)) return say('validation.invalidCountryCode', [], 0);
    const number = parts.join('');
    if (!number.trim()) return say('validation.required', [title], 1);
    // A plus: the number was pasted together with its country's code.
    return /^\+?\d+$/.test(number) ? undefined : say('validation.invalidUnsignedNumber', [], 1);
  },
};

const likert: FieldRules<Readonly<Record<string, string>>> = {
  read(item) {
    const rows = [...item.querySelectorAll<HTMLElement>('[data-question]')];
    return Object.fromEntries(
      rows.flatMap((row) => checkedIn(row).map((value) => [row.dataset.question ?? '', value] as const)),
    );
  },
  check(answers, say, { isRequired, options, title }) {
    const missing = isRequired ? options.findIndex((question) => !Object.hasOwn(answers, question)) : -1;
    if (missing >= 0) return say('validation.missingRequiredQuestion', [], missing);
    return Object.values(answers).every(isLikert)
      ? undefined
      : say('validation.containsInvalidValue', [title]);
  },
};

/** Hour, minute and second; a clock of twelve hours has a fourth part: AM or PM. */
const time: FieldRules<readonly string[]> = {
  read: (item) => readParts(item, 4),
  preset: 3,
  check([hour = '', minute = '', second = '', half], say, { title }) {
    const missing = emptyParts([hour, minute]);
    if (missing.length) return say('validation.subfieldsRequired', [title], ...missing);
    const [min, max] = half === undefined ? ([0, 23] as const) : ([1, 12] as const);
    if (!isWithin(hour, min, max)) return say('validation.valueOutsideRange', [min, max], 0);
    const wrong = [minute, second].findIndex((part) => !isWithin(part, 0, 59));
    return wrong < 0 ? undefined : say('validation.valueOutsideRange', [0, 59], wrong + 1);
  },
};

const [ZIP, COUNTRY] = [4, 5];
const US = /^(?:US|USA|U\.S\.A?\.|United States(?: of America)?)$/i;

/** Two lines, city, state, postal code and country. */
const address: FieldRules<readonly string[]> = {
  read: (item) => readParts(item, 6),
  preset: COUNTRY,
  check: (parts, say) =>
    US.test(parts[COUNTRY]?.trim() ?? '') && !isUsZip(parts[ZIP] ?? '')
      ? say('validation.invalidZip', [], ZIP)
      : undefined,
};

/** Month, day and year: all of them, or none. */
const date: FieldRules<readonly string[]> = {
  read: (item) => readParts(item, 3),
  check(parts, say, { title }) {
    const missing = emptyParts(parts);
    if (missing.length) return say('validation.subfieldsRequired', [title], ...missing);
    return isDate(parts) ? undefined : say('validation.invalidDate');
  },
};

/** A value from the page's query string, or the field's own. */
const hidden: FieldRules<string> = {
  read(item, { key, value }, query) {
    const own = item.querySelector<HTMLInputElement>('[name],input')?.value ?? value;
    return (key && new URLSearchParams(query).get(key)) || own;
  },
  isUnchecked: true,
};

const checkbox: FieldRules<readonly string[]> = {
  read: checkedIn,
  check: (values, say, { options }) =>
    values.every((value) => options.includes(value)) ? undefined : say('validation.noValidSelection'),
};

/** Reading and checking of each type of field. Views are in `field.view.tsx`: forms that the server has written need none. */
export const FIELD_RULES: { readonly [Type in FieldType]: FieldRules } = {
  text,
  textarea: text,
  email,
  number: textOf(isUnsigned, 'validation.invalidUnsignedNumber'),
  website: textOf(isWebsite, 'validation.invalidUrl', ['example.com', 'https://example.com']),
  currency: textOf(isCurrency, 'validation.invalidCurrency'),
  password: textOf(isPassword, 'validation.invalidPassword'),
  twitter: textOf(isTwitterName, 'validation.invalidTwitterUsername'),
  name: { read: (item) => readParts(item, 2) },
  phone,
  address,
  date,
  time,
  checkbox,
  radio: { read: (item) => checkedIn(item)[0] ?? '' },
  select,
  likert,
  hidden,
  section: { read: () => undefined, isUnchecked: true },
  file,
};

export const readValue = (item: HTMLElement, field: FieldModel, query: string): FormValue | undefined =>
  FIELD_RULES[field.type].read(item, field, query);

/** All values of a form. Follow-up questions are in the page, and have a value, only while they are asked. */
export function readValues(items: ReadonlyMap<HTMLElement, FieldModel>, query: string): FormValues {
  return Object.fromEntries(
    [...items].flatMap(([item, field]) => {
      const value = readValue(item, field, query);
      return value === undefined ? [] : [[field.id, value] as const];
    }),
  );
}

export function isEmpty({ type }: FieldModel, value: FormValue | undefined): boolean {
  if (typeof value === 'string') return !value.trim();
  const { preset } = FIELD_RULES[type];
  return Object.entries(value ?? {}).every(
    ([key, part]: [string, string]) => Number(key) === preset || !part.trim(),
  );
}
