import type { FieldRules } from '../field.types';

/** A value from the page's query string, or the field's own. */
export const hidden: FieldRules<string> = {
  read(item, { key, value }, query) {
    const own = item.querySelector<HTMLInputElement>('[name],input')?.value ?? value;
    return (key && new URLSearchParams(query).get(key)) || own;
  },
  isUnchecked: true,
};
