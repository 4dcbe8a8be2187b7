import type { FieldRules } from '../field.types';

/** A heading between fields. */
export const section: FieldRules = { read: () => undefined, isUnchecked: true };
