/**
 * Checks whether a value is a plain object, as `{…}` and `JSON.parse` make them. Elements of the page can appear as globals:
 * `<a id="Static">` is `window.Static`.
 */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  const prototype = typeof value === 'object' && value && Object.getPrototypeOf(value);
  // Works for objects of other frames, too.
  return Boolean(prototype) && !Object.getPrototypeOf(prototype);
}
