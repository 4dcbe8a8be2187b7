import type { FormTarget } from '../form.types';

const NAMED = /\b(formId|collectionId|objectName)\s*:\s*(['"])(.*?)\2/g;
/** Older pages: `submit(form, 'id', 'collection', 'page-id')` or without the form. */
const POSITIONAL = /submit\(\s*(?:[\w.]+\s*,\s*)?(['"])(.*?)\1\s*,\s*(['"])(.*?)\3\s*,\s*(['"])(.*?)\5/;

/**
 * The ids in the text of a form's inline submit handler: forms without JSON have them nowhere else. What the text
 * does not say is empty.
 */
export function readSubmitHandler(source: string): FormTarget {
  const ids = { formId: '', collectionId: '', objectName: '' };
  for (const [, key, , value = ''] of source.matchAll(NAMED)) ids[key as keyof FormTarget] = value;
  const [, , formId = '', , collectionId = '', , objectName = ''] = POSITIONAL.exec(source) ?? [];
  return ids.formId ? ids : { formId, collectionId, objectName };
}
