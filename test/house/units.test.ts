import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../src/catalogue/blocks';
import { FEATURES } from '../../src/catalogue/features';
import { readImports } from './source-imports';
import { filesIn, read } from './support';

const edges = readImports('src');
const CATALOGUE = ['src/catalogue/blocks.ts', 'src/catalogue/features.ts'];
/** What the entry and the catalogue name, what other modules load later, and what only builds of sites load. An import that is not used does not compile. */
const named = new Set([
  ...edges
    .filter(({ from, isLazy }) => isLazy || [...CATALOGUE, 'src/site.ts'].includes(from))
    .map(({ to }) => to),
  'src/package/unforeseen.mount.ts',
]);

it.each([
  ['unit', /\.mount\.tsx?$/, 'give it a row in src/catalogue/, or load it from the unit that needs it'],
  [
    'factory',
    /^create-(?:gallery|lightbox|confirm|toast|tooltip)\.tsx?$/,
    'add it to `factories` in src/site.ts',
  ],
])('every %s is loaded by something', (_, pattern, wayOut) => {
  const files = filesIn('src', pattern);
  expect(files.length).toBeGreaterThan(4);
  expect(
    files.filter((file) => !named.has(file)),
    `no page ever loads these: ${wayOut}`,
  ).toEqual([]);
});

describe('the catalogue', () => {
  it.each([
    ['blocks', BLOCKS],
    ['features', FEATURES],
  ])('has %s in the order of their names, each once', (_, rows) => {
    const names: readonly string[] = rows.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(names).toEqual([...new Set(names)].sort());
  });

  it('loads modules that export a unit', () => {
    const modules = edges
      .filter(({ from, to }) => CATALOGUE.includes(from) && /\.mount\.tsx?$/.test(to))
      .map(({ to }) => to);
    expect(modules.length).toBeGreaterThan(60);
    expect(
      modules.filter((file) => !/^export const unit = define(?:Unit|Feature)\(/m.test(read(file))),
      'what a row loads exports `unit`, made by `defineUnit` or `defineFeature` of src/core/unit.ts: see docs/units.md',
    ).toEqual([]);
  });

  const nameOf = (file: string) => basename(file).replace(/(?:\.(?:mount|design))?(?:\.tsx?)?$/, '');

  it('loads each module by its name', () => {
    // `load('toast', () => import('./toast'))`, and a row of the catalogue with its `load`.
    const calls = filesIn('src', /\.tsx?$/).flatMap((file) => [
      ...read(file).matchAll(/\('([\w-]+)', \(\) => import\('([^']+)'\)/g),
    ]);
    const rows = [
      ...CATALOGUE.map(read)
        .join('\n')
        .matchAll(/^ {2}'?([\w-]+)'?: \{(?:.|\n {3})*?\bload: \(\) => import\('([^']+)'\)/gm),
    ];
    expect(calls.length).toBeGreaterThan(30);
    expect(rows.length).toBeGreaterThan(80);
    expect(
      [...calls, ...rows].flatMap(([, name = '', path = '']) =>
        path.startsWith('.') && name !== nameOf(path) ? `${name}: ${path}` : [],
      ),
      '`site.js` finds a chunk by the name that it is asked for: rename the module, or the unit',
    ).toEqual([]);
  });

  it('names each chunk after one module', () => {
    const lazy = [
      ...new Set(edges.filter(({ isLazy, to }) => isLazy && to.startsWith('src/')).map(({ to }) => to)),
    ];
    expect(lazy.map(nameOf).filter((name, index, all) => all.indexOf(name) !== index)).toEqual([]);
  });
});
