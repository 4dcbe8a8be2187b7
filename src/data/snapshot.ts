/** A value as JSON can have it: each bigint is a number, everything else as it is. */
export type Snapshot<Value> = Value extends bigint
  ? number
  : Value extends object
    ? { readonly [Key in keyof Value]: Snapshot<Value[Key]> }
    : Value;

/**
 * A copy of plain data for theme scripts, which put it into a `dataLayer` or another place that writes JSON: JSON has no bigints.
 * @example snapshot({ minor: 1999n, currency: 'USD' }) // { minor: 1999, currency: 'USD' }
 */
export function snapshot<Value>(value: Value): Snapshot<Value>;
export function snapshot(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map((item: unknown) => snapshot(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, snapshot(item)]));
}
