import { isCountryCode } from '../../validation/rules';
import type { FieldRules } from '../field.types';
import { controlsOf } from '../form-item';
import { splitPhone } from './split-phone';

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
