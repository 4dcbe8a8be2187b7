/** What people write between the digits. */
const BETWEEN = /[\s().\-/]/g;

/**
 * Splits a phone number into the country's code and the parts of the number, by the number of digits that each part has
 * in that country; the last part takes the rest. Characters that are not digits stay, for validation to find.
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
