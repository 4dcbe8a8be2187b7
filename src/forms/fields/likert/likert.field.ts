import { isLikert } from '../../validation/rules';
import type { FieldRules } from '../field.types';
import { checkedIn } from '../form-item';

export const likert: FieldRules<Readonly<Record<string, string>>> = {
  read(item) {
    const rows = [...item.querySelectorAll<HTMLElement>('[data-question]')];
    return Object.fromEntries(
      rows.flatMap((row) => checkedIn(row).map((value) => [row.dataset.question ?? '', value] as const)),
    );
  },
  check(answers, say, { isRequired, options, title }) {
    const missing = isRequired ? options.findIndex((question) => !Object.hasOwn(answers, question)) : -1;
    if (missing >= 0) return say('validation.missingRequiredQuestion', [], missing);
    return Object.values(answers).every(isLikert)
      ? undefined
      : say('validation.containsInvalidValue', [title]);
  },
};
