import { isUsZip } from '../../validation/rules';
import type { FieldRules } from '../field.types';
import { readParts } from '../form-item';

const [ZIP, COUNTRY] = [4, 5];
const US = /^(?:US|USA|U\.S\.A?\.|United States(?: of America)?)$/i;

/** Two lines, city, state, postal code and country. */
export const address: FieldRules<readonly string[]> = {
  read: (item) => readParts(item, 6),
  preset: COUNTRY,
  check: (parts, say) =>
    US.test(parts[COUNTRY]?.trim() ?? '') && !isUsZip(parts[ZIP] ?? '')
      ? say('validation.invalidZip', [], ZIP)
      : undefined,
};
