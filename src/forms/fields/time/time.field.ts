import { isWithin } from '../../validation/rules';
import type { FieldRules } from '../field.types';
import { emptyParts, readParts } from '../form-item';

/** Hour, minute and second; a clock of twelve hours has a fourth part: AM or PM. */
export const time: FieldRules<readonly string[]> = {
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
