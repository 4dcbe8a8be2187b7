import type { createChance } from '../../../tools/random.mjs';

export type Chance = ReturnType<typeof createChance>;

/** Values of JSON that settings do not have, and that have broken readers before. */
const HOSTILE: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1, 0.5, 1e21, 1e308, -1e308, 2 ** 53, Number.MIN_VALUE, 8.64e15 + 1],
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e999',
    'NaN',
    'Infinity',
    'true',
    'null',
    'undefined',
    '[]',
    '{}',
    '{"a":',
    '\u0000',
    '\ud800',
  ],
  ...[
    'javascript:alert(1)',
    '//stranger.example/x',
    'data:text/html,x',
    '<img src=x onerror=alert(1)>',
    '" onload="x',
    "'",
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '2026-02-30',
    '99:99',
    'x'.repeat(5000),
    '\u202e',
    '🧵',
    '%',
    '%zz',
    '{0}',
    '{a, plural}',
  ],
  ...[[], [null], [[[[]]]], {}, { toString: 1, valueOf: 1 }, { length: 1e9 }, { 0: 'a', length: 1 }],
];

/** A key of its own, as `JSON.parse` makes it: reading it must not reach a prototype. */
const POISON = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

/** A value of JSON by chance. `keys`: names that its objects may have. */
export function hostileValue(chance: Chance, keys: readonly string[], depth = 0): unknown {
  const { below, pick } = chance;
  switch (depth > 4 ? 0 : below(8)) {
    case 1:
      return JSON.parse(POISON);
    case 2:
      return below(50) ? [] : deep(3000);
    case 3:
      return Array.from({ length: below(4) }, () => hostileValue(chance, keys, depth + 1));
    case 4:
    case 5:
    case 6:
      return hostileObject(chance, keys, depth + 1);
    default:
      return pick(HOSTILE);
  }
}

export function hostileObject(chance: Chance, keys: readonly string[], depth = 0): Record<string, unknown> {
  const { below, pick } = chance;
  if (!keys.length) return {};
  const entries = Array.from({ length: below(12) }, () => [
    pick(keys),
    hostileValue(chance, keys, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/** A copy of a value of JSON in which a part, by chance, is another. */
export function spoil(chance: Chance, value: unknown, keys: readonly string[]): unknown {
  const { below, pick } = chance;
  if (typeof value !== 'object' || value === null || !below(6)) return hostileValue(chance, keys, 2);
  if (Array.isArray(value)) {
    if (!value.length) return [hostileValue(chance, keys, 2)];
    const changed = below(value.length);
    return value.map((item, index) => (index === changed ? spoil(chance, item, keys) : item));
  }
  const names = Object.keys(value);
  if (!names.length) return hostileObject(chance, keys, 2);
  const changed = pick(names);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      if (name !== changed) return [[name, item]];
      return below(5) ? [[name, spoil(chance, item, keys)]] : [];
    }),
  );
}

/** A text by chance: of JSON, or any. */
export function hostileText(chance: Chance, keys: readonly string[]): string {
  const value = hostileValue(chance, keys);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
