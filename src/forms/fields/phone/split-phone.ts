/** What people write between the digits. */
const BETWEEN = /[\s().\-/]/g;

/**
 * A number as one was typed → the country's code and the parts of the number, by the digits that each has in that
 * country; what is left over goes to the last one. Nothing is dropped: what is no digit stays, for validation to find.
 * @example splitPhone(['+1', '(555) 010-9999'], [3, 3, 4]) // ['+1', '555', '010', '9999']
 */
export function splitPhone(typed: readonly string[], lengths: readonly number[]): readonly string[] {
  const number = (typed.at(-1) ?? '').replace(BETWEEN, '');
  const code = typed.length > 1 ? (typed[0] ?? '') : '';
  let from = 0;
  const parts = lengths.map((length, index) => {
    const part = number.slice(from, index === lengths.length - 1 || !length ? undefined : from + length);
    from += part.length;
    return part;
  });
  return [code, ...parts];
}
