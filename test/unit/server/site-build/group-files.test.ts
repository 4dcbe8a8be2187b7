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
});
