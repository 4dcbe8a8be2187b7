import { isCountryCode } from '../../validation/rules';
import type { FieldRules } from '../field.types';
import { controlsOf } from '../form-item';

/** The characters between the digits. */
const BETWEEN = /[\s().\-/]/g;

/**
 * Splits a phone number into the country's code and the parts of the number, by the number of digits that each part has
 * in that country; the last part takes the rest. Characters that are not digits stay, for validation to find.
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
export const phone: FieldRules<readonly string[]> = {
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
