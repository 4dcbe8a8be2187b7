import { findAll } from '../dom/find-all';

/** The script with the page's setting, which is JSON. */
export const PAGE_SETTING = 'script[data-inlay-config]';

/** The page's own setting `data-inlay-config`, unchecked; empty where there is none, or no JSON: the feature `endpoints` reports that. */
export function readPageConfig(): Readonly<Record<string, unknown>> {
  const [script] = findAll(document, PAGE_SETTING);
  try {
    // JSON may also be a number, or null.
    return Object(JSON.parse(script?.textContent ?? ''));
  } catch {
    return {};
  }
}
