import { createScratch, type Facet, getAttribute, removeAttribute, setAttribute } from './ledger-facets';

/** The text of the attribute that holds all keys of a facet; null where the element, or the facet, has none. */
export const readRaw = (element: Element, { attribute }: Facet): string | null =>
  attribute ? getAttribute.call(element, attribute.name) : null;

/**
 * All keys are restored: restores the raw text too, unless a foreign script has added or removed keys.
 *
 * Style text that a CSP did not let apply is not written back, since that would be another violation: such an element
 * keeps `style=""`.
 */
export function restoreRaw(element: Element, raw: string | null, facet: Facet): void {
  const { attribute, read } = facet;
  if (!attribute || readRaw(element, facet) === raw) return;
  const { name, keys, parse } = attribute;
  const scratch = createScratch(element);
  parse(scratch, raw ?? '');
  const [old, present] = [scratch, element].map((one) =>
    keys(one)
      .map((key) => key + read(one, key))
      .sort()
      .join('\n'),
  );
  if (old !== present) return;
  if (raw === null) {
    removeAttribute.call(element, name);
    return;
  }
  // Style text that a script built is restored through CSSOM, under any CSP. If it still differs, it was written as an
  // attribute, and it applied: the CSP allows it.
  parse(element, raw);
  if (readRaw(element, facet) !== raw) setAttribute.call(element, name, raw);
}
