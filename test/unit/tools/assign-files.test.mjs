import { describe, expect, it } from 'vitest';
import { assignFiles } from '../../../tools/assign-files.mjs';

/** A graph as esbuild describes it. `a: 'b c'` imports statically, `a: '→d'` lazily. */
const graph = (modules) =>
  Object.fromEntries(
    Object.entries(modules).map(([source, list]) => [
      source,
      {
        bytes: 1,
        imports: list
          .split(' ')
          .filter(Boolean)
          .map((path) =>
            path.startsWith('→')
              ? { path: path.slice(1), kind: 'dynamic-import' }
              : { path, kind: 'import-statement' },
          ),
      },
    ]),
  );

const assign = (modules, { files = {}, shared = [] } = {}) =>
  assignFiles(graph(modules), { entry: 'entry', files, shared, nameOf: (source) => source });

describe('assignFiles', () => {
  it('puts what the entry imports into site.js, and a lazy module with what only it needs into a file of its own', () => {
    const { fileOf, lazyIn } = assign({ entry: 'frame →one', frame: '', one: 'helper frame', helper: '' });
    expect(['entry', 'frame', 'one', 'helper'].map(fileOf)).toEqual(['site', 'site', 'one', 'one']);
    expect(lazyIn).toEqual(new Map([['one', ['one']]]));
  });

  it('puts lazy modules together that the table names, with what both need', () => {
    const { fileOf, lazyIn, names } = assign(
      { entry: '→one →two', one: 'helper', two: 'helper', helper: '' },
      { files: { both: ['one', 'two'] } },
    );
    expect(names.toSorted()).toEqual(['both', 'site']);
    expect(fileOf('helper')).toBe('both');
    expect(lazyIn.get('both')).toEqual(['one', 'two']);
  });

  it('puts what several files need where the first pattern says', () => {
    const { fileOf, order } = assign(
      { entry: '→one →two', one: 'helper', two: 'helper', helper: '' },
      {
        shared: [
          [/^helper$/, 'common'],
          [/./, 'elsewhere'],
        ],
      },
    );
    expect(fileOf('helper')).toBe('common');
    // Each before those that it imports from.
    expect(order.indexOf('one')).toBeLessThan(order.indexOf('common'));
    expect(order.indexOf('two')).toBeLessThan(order.indexOf('common'));
  });

  it('brings all that a module of site.js needs into it', () => {
    const { fileOf } = assign(
      { entry: '→one →two', one: 'helper', two: 'helper', helper: 'deep', deep: '' },
      {
        shared: [
          [/^helper$/, 'site'],
          [/./, 'common'],
        ],
      },
    );
    expect(['helper', 'deep'].map(fileOf)).toEqual(['site', 'site']);
  });

  it('refuses files that import from each other, and names the imports', () => {
    expect(() =>
      assign(
        { entry: '→one →two →three', one: 'a', two: 'b', three: 'a b', a: 'b', b: 'c', c: '' },
        {
          shared: [
            [/^[ac]$/, 'x'],
            [/^b$/, 'y'],
          ],
        },
      ),
    ).toThrow(/import from each other.*x: a imports b.*y: b imports c/s);
  });

  it('refuses a table that names what is not lazy, and shared code that it does not place', () => {
    const modules = { entry: '→one →two', one: 'helper', two: 'helper', helper: '' };
    expect(() => assign(modules, { files: { group: ['gone'] } })).toThrow(
      'names what is no lazy module: gone',
    );
    expect(() => assign(modules)).toThrow('Several files need helper');
  });

  it('refuses an import() of what is in the same file', () => {
    const modules = { entry: '→one', one: '→two', two: '' };
    expect(() => assign(modules, { files: { both: ['one', 'two'] } })).toThrow(
      'one loads two by import(), and both are in the file both',
    );
    expect(() => assign(modules)).not.toThrow();
  });

  it('refuses an import() of what the entry has anyway', () => {
    expect(() => assign({ entry: 'one →one', one: '' })).toThrow('the entry imports it anyway');
  });
});
