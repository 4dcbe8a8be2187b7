import type { FormValue, FormValues } from '../form-values';
import type { FieldModel } from '../model/form.types';
import { FIELD_RULES } from './field-rules';

/** The visitor's entry in one field, in the shape that is sent; undefined for a field without a value. */
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

/** Whether nothing has been entered. */
export function isEmpty({ type }: FieldModel, value: FormValue | undefined): boolean {
  if (typeof value === 'string') return !value.trim();
  const { preset } = FIELD_RULES[type];
  return Object.entries(value ?? {}).every(
    ([key, part]: [string, string]) => Number(key) === preset || !part.trim(),
  );
}
