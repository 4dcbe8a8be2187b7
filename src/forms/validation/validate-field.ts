import type { FieldError, Say } from '../fields/field.types';
import { FIELD_RULES } from '../fields/field-rules';
import { isEmpty } from '../fields/read-value';
import type { FormValue } from '../form-values';
import type { FieldModel } from '../model/form.types';
import type { FormMessages } from '../model/form-messages';

interface ValidationOptions {
  readonly t: FormMessages;
  /** Indexes in the value of parts that must not be empty. */
  readonly requiredParts?: readonly number[];
}

/** Makes the errors of a form. */
export const createSay =
  (t: FormMessages): Say =>
  (key, values = [], ...parts) => ({ message: t(key, values), ...(parts.length && { parts }) });

/** The error of one field; undefined when it has none. Optional and empty is always right. */
export function validateField(
  model: FieldModel,
  value: FormValue | undefined,
  { t, requiredParts = [] }: ValidationOptions,
): FieldError | undefined {
  const { type, isRequired, maxLength, placeholder } = model;
  const { isUnchecked, check } = FIELD_RULES[type];
  if (value === undefined || isUnchecked) return undefined;
  // Messages begin with the field's name, and some fields have none.
  const title = model.title || placeholder || t('untitled');
  const say = createSay(t);
  const isBlank = isEmpty(model, value);
  if (isRequired && isBlank) return say('validation.required', [title], ...requiredParts);
  const missing = Array.isArray(value) ? requiredParts.filter((index) => !value[index]?.trim()) : [];
  if (missing.length) return say('validation.subfieldsRequired', [title], ...missing);
  if (isBlank) return undefined;
  if (typeof value === 'string' && maxLength && value.length > maxLength)
    return say('validation.stringTooLong', [maxLength]);
  return check?.(value, say, { ...model, title });
}
