import { isDate } from '../../validation/rules';
import type { FieldRules } from '../field.types';
import { emptyParts, readParts } from '../form-item';

/** Month, day and year: all of them, or none. */
export const date: FieldRules<readonly string[]> = {
  read: (item) => readParts(item, 3),
  check(parts, say, { title }) {
    const missing = emptyParts(parts);
    if (missing.length) return say('validation.subfieldsRequired', [title], ...missing);
    return isDate(parts) ? undefined : say('validation.invalidDate');
  },
};
