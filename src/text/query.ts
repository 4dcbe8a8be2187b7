/** A longer query is not one that a link of this site would have. */
const KEYS_MAX = 1000;

/**
 * The fields of a query or of a form-encoded text, the first of each name; without those beyond 1000 names. A map, since a field may
 * be called `__proto__`.
 * @example parseQuery('?q=tea&page=2').get('q') // 'tea'
 */
export function parseQuery(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) continue;
    if (fields.size === KEYS_MAX) break;
    fields.set(name, value);
  }
  return fields;
}
