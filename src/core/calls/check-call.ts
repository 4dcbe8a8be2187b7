import { nearestWord } from '../../text/nearest-word';
import type { Fields, Kind } from './kinds';

/** The arguments of a public function: name → what it may be, in their order. */
export type CallShape = Fields;

const LONGEST = 40;

/** A value in words: the selector “.nope”, the number 5, an object with `a` and `b`. */
function describeValue(value: unknown): string {
  if (value === null || value === undefined) return `${value}`;
  if (typeof value === 'string')
    return `the string “${value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value}”`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object') return `the ${typeof value} ${String(value)}`;
  if (Array.isArray(value)) return value.length ? `a list of ${value.length}` : 'an empty list';
  const { name } = (value.constructor as { readonly name?: string } | undefined) ?? {};
  return name && name !== 'Object' ? `a ${name}` : 'an object';
}

const isMissing = (value: unknown) => value === undefined || value === null;

/** Describes a value that does not fit; a string that was meant to find elements is a selector. */
function describeMismatch(value: unknown, { wanted }: Kind): string {
  const isSelector = typeof value === 'string' && wanted.includes('selector');
  return isSelector
    ? `is the selector “${value}”, which finds nothing in the page`
    : `is ${describeValue(value)}`;
}

function unknownField(path: string, name: string, kind: Kind): string | undefined {
  const names = Object.keys(kind.fields ?? {});
  const nearest = nearestWord(name, names);
  const what = path ? `\`${path}\` has no option \`${name}\`` : `there is no option \`${name}\``;
  if (nearest) return `${what}, so it is ignored. Did you mean \`${nearest}\`?`;
  return kind.isOpen ? undefined : `${what}, so it is ignored. Options are ${names.join(', ')}.`;
}

type Checked = { readonly fault: string } | { readonly fault?: never; readonly value: unknown };

/** One value, at its path, with its fields. */
function checkValue(
  [path, value]: readonly [string, unknown],
  kind: Kind,
  warn: (text: string) => void,
): Checked {
  const fits = kind.read(value);
  if (fits === undefined)
    return { fault: `\`${path}\` ${describeMismatch(value, kind)}. It should be ${kind.wanted}.` };
  if (!kind.fields || typeof fits !== 'object') return { value: fits };
  const read: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(fits as object)) {
    const field = Object.hasOwn(kind.fields, name) ? kind.fields[name] : undefined;
    if (!field) {
      const text = unknownField(path, name, kind);
      if (text) warn(text);
      read[name] = given;
    } else if (isMissing(given)) read[name] = given;
    else {
      const checked = checkValue([`${path}.${name}`, given], field, warn);
      if (checked.fault === undefined) read[name] = checked.value;
      else if (field.isRequired) return checked;
      else warn(`${checked.fault} The default is used.`);
    }
  }
  for (const [name, field] of Object.entries(kind.fields))
    if (field.isRequired && isMissing(read[name]))
      return { fault: `\`${path}.${name}\` is missing. It should be ${field.wanted}.` };
  return { value: read };
}

/**
 * Checks a call of a public function against the table of its arguments. Never throws.
 * @returns `args` without what does not fit, with elements where selectors were; `warnings` about that; `fault`: the reason why the call cannot
 *   work, in one sentence for its author
 * @example checkCall('tooltip', { element: required(anElement), content: required(aText) }, ['.price', 'With tax']).args
 */
export function checkCall(
  name: string,
  shape: CallShape,
  given: readonly unknown[],
): { readonly fault?: string; readonly warnings: readonly string[]; readonly args: readonly unknown[] } {
  const say = (text: string) => `Inlay.${name}(${Object.keys(shape).join(', ')}): ${text}`;
  const warnings: string[] = [];
  const args: unknown[] = [];
  for (const [index, [argument, kind]] of Object.entries(shape).entries()) {
    const value = given[index];
    // `null` is what a search that found nothing returns: it is reported, unlike an argument that was left out.
    if (value === undefined && !kind.isRequired) {
      args.push(value);
      continue;
    }
    try {
      const checked = checkValue([argument, value], kind, (text) => warnings.push(say(text)));
      if (checked.fault !== undefined) {
        const error = kind.error ? `${kind.error}: ` : '';
        return { fault: `${error}${say(checked.fault)}`, warnings, args: given };
      }
      args.push(checked.value);
    } catch (error) {
      // The browser's own word on a selector that is not one.
      return { fault: say(`\`${argument}\` cannot be used. ${error}`), warnings, args: given };
    }
  }
  return { warnings, args };
}
