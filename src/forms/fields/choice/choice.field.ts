import type { FieldRules } from '../field.types';
import { checkedIn } from '../form-item';

export const radio: FieldRules<string> = { read: (item) => checkedIn(item)[0] ?? '' };

export const checkbox: FieldRules<readonly string[]> = {
  read: checkedIn,
  check: (values, say, { options }) =>
    values.every((value) => options.includes(value)) ? undefined : say('validation.noValidSelection'),
};
