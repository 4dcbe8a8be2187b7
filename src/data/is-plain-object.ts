/**
 * Whether a value is what `{…}` or `JSON.parse` makes. A page can put elements, lists of elements and windows under the
 * names of globals: `<a id="Static">` is `window.Static`.
 */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  const prototype = typeof value === 'object' && value && Object.getPrototypeOf(value);
  // Of another frame's objects, too.
  return Boolean(prototype) && !Object.getPrototypeOf(prototype);
}
