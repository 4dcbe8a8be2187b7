import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENTRY_NAME, groupFiles, type PageKind } from '../../../../src/server/site-build/group-files';

const set = (...names: string[]) => new Set(names);
const page = (early: string[], late: string[] = [], count = 1): PageKind => ({
  count,
  early: set(...early),
  late: set(...late),
});

/** Groups `a` and `b` of the sizes given, beside a script of 10 KB; both need `common`. */
function group(pages: readonly PageKind[], sizes: Readonly<Record<string, number>>, waiting: string[] = []) {
  const imports: Readonly<Record<string, readonly string[]>> = { a: ['common'], b: ['common'] };
  return groupFiles({
    closures: new Map([
      [ENTRY_NAME, set('site')],
      ['a', set('a', 'common')],
      ['b', set('b', 'common')],
    ]),
    bytesOf: (module) => sizes[module] ?? 10_000,
    importsOf: (module) => imports[module] ?? [],
    pages,
    waiting: set(...waiting),
  }).map(({ modules }) => modules.join(' '));
}

describe('groupFiles', () => {
  const LARGE = { a: 20_000, b: 20_000, common: 5000 };
  it.each([
    ['puts what every page loads into the script', [page(['a', 'b'])], LARGE, ['a b common site']],
    [
      'keeps what one of two kinds of pages loads in a file of its own',
      [page(['a'], [], 9), page(['b'], [], 9)],
      LARGE,
      ['common site', 'a', 'b'],
    ],
    [
      'puts it into the script where a request costs more',
      [page(['a'], [], 9), page(['b'], [], 9)],
      { a: 500, b: 20_000, common: 5000 },
      ['a common site', 'b'],
    ],
    [
      'keeps what waits for a visitor out of the script, in files that are seldom loaded for nothing',
      [page([], ['a', 'b'])],
      LARGE,
      ['site', 'a', 'b', 'common'],
    ],
    [
      'joins what is loaded by nobody else',
      [page(['a'], ['b'])],
      { a: 20_000, b: 20_000, common: 100 },
      ['a common site', 'b'],
    ],
    [
      'puts nothing into the script without all that it needs, however small',
      [page(['a'], [], 9), page([])],
      { a: 0, b: 20_000, common: 50_000 },
      ['site', 'a common', 'b'],
    ],
  ])('%s', (_, pages, sizes, expected) => {
    expect(group(pages, sizes)).toEqual(expected);
  });

  it('brings no code that waits for consent together with code that does not', () => {
    expect(group([page(['a'], ['b'])], { a: 100, b: 1, common: 100 }, ['b'])).toEqual(['a common site', 'b']);
  });

  it('has the same files whatever the order of the pages', () => {
    const pages = [page(['a'], [], 3), page(['b'], [], 3), page([], ['a', 'b'], 2)];
    expect(group(pages.toReversed(), LARGE)).toEqual(group(pages, LARGE));
  });

  // Few sizes: faults come where two joins gain the same.
  /** Modules m0 … m11 that import some of those behind them, the first of which is the script's; lazy units; and pages with a few of them. */
  const sites = fc.record({
    imports: fc.array(fc.array(fc.nat(11), { maxLength: 2 }), { minLength: 12, maxLength: 12 }),
    bytes: fc.array(fc.constantFrom(0, 100, 20_000, 50_000), { minLength: 12, maxLength: 12 }),
    units: fc.uniqueArray(fc.integer({ min: 1, max: 11 }), { minLength: 1, maxLength: 6 }),
    pages: fc.array(
      fc.record({ count: fc.integer({ min: 1, max: 50 }), early: fc.nat(63), late: fc.nat(63) }),
      { minLength: 1, maxLength: 4 },
    ),
    waiting: fc.nat(63),
  });
  it('has each module once, in files that need each other in one order, and a script that needs none', () => {
    fc.assert(
      fc.property(sites, ({ imports, bytes, units, pages, waiting }) => {
        const importsOf = (module: string) => {
          const own = Number(module.slice(1));
          return (imports[own] ?? []).filter((other) => other > own).map((other) => `m${other}`);
        };
        const closureOf = (module: string) => {
          const reached = new Set([module]);
          for (const one of reached) for (const next of importsOf(one)) reached.add(next);
          return reached;
        };
        const names = units.map((unit) => `m${unit}`);
        const chosen = (bits: number) => set(...names.filter((_, index) => bits & (1 << index)));
        const groups = groupFiles({
          closures: new Map([
            [ENTRY_NAME, closureOf('m0')],
            ...names.map((name) => [name, closureOf(name)] as const),
          ]),
          bytesOf: (module) => bytes[Number(module.slice(1))] ?? 0,
          importsOf,
          pages: pages.map(({ count, early, late }) => ({ count, early: chosen(early), late: chosen(late) })),
          waiting: chosen(waiting),
        });
        const all = groups.flatMap(({ modules }) => modules);
        expect(all.toSorted()).toEqual(
          [...new Set(['m0', ...names].flatMap((name) => [...closureOf(name)]))].toSorted(),
        );
        const [script] = groups;
        expect(script?.modules).toContain('m0');
        for (const module of script?.modules ?? [])
          for (const needed of importsOf(module)) expect(script?.modules).toContain(needed);
        const placeOf = new Map(groups.flatMap(({ modules }, place) => modules.map((one) => [one, place])));
        const needs = groups.map(
          ({ modules }) =>
            new Set(modules.flatMap((one) => importsOf(one).map((other) => placeOf.get(other)))),
        );
        for (const [start, direct] of needs.entries()) {
          const reached = new Set([...direct].filter((place) => place !== start));
          for (const place of reached) for (const next of needs[place ?? -1] ?? []) reached.add(next);
          expect([...reached]).not.toContain(start);
        }
      }),
      { numRuns: 300 },
    );
  });
});
