import type { FormTarget } from '../form-values';

/** No handler is longer, and the patterns below take more than linear time. */
const MAX_CHARS = 10_000;
const NAMED = /\b(formId|collectionId|objectName)\s*:\s*(?:'([^']*)'|"([^"]*)")/g;
/** Older pages: `submit(form, 'id', 'collection', 'page-id')` or without the form. */
const POSITIONAL =
  /submit\(\s*(?:[\w.]+\s*,\s*)?(['"])([^'"]*)\1\s*,\s*(['"])([^'"]*)\3\s*,\s*(['"])([^'"]*)\5/;

/**
 * The ids in the text of a form's inline submit handler: forms without JSON have them nowhere else. Missing ids are empty.
 */
export function readSubmitHandler(source: string): FormTarget {
  const text = source.slice(0, MAX_CHARS);
  const ids = { formId: '', collectionId: '', objectName: '' };
  for (const [, key, single, double = ''] of text.matchAll(NAMED))
    ids[key as keyof FormTarget] = single ?? double;
  const [, , formId = '', , collectionId = '', , objectName = ''] = POSITIONAL.exec(text) ?? [];
  return ids.formId ? ids : { formId, collectionId, objectName };
}
