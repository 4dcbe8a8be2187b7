import type { FieldRules } from '../field.types';
import { readParts } from '../form-item';

/** First and last name. */
export const name: FieldRules<readonly string[]> = { read: (item) => readParts(item, 2) };
