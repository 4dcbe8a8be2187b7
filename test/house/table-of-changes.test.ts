import { describe, expect, it } from 'vitest';
import { filesIn, read } from './support';

const [, table = ''] = /## Where do I change …\?\n\n([\s\S]*?)\n\n/.exec(read('CONTRIBUTING.md')) ?? [];
/** The head and its line are no rows. */
const rows = table
  .split('\n')
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, 3)
      .map((cell) => cell.trim()),
  )
  .map(([change = '', files = '']) => ({ change, files }));

const known = ['src', 'server', 'tools', 'docs', 'test'].flatMap((folder) => filesIn(folder));
/** The files that a name of the table may mean: `src/` may be left out, and the folder where the name alone says it. */
const find = (name: string) => known.filter((file) => file === name || file.endsWith(`/${name}`));

const PATH = /`([\w./-]+\.(?:tsx?|css|json|mjs|md))`/g;
/** `` `api/page-api.ts` (`RETRY_MS`, `pageApi`) `` */
const SYMBOLS = /`([\w./-]+\.(?:tsx?|css))` \((`[^)]+`)\)/g;

const symbolsIn = (files: string) =>
  Array.from(files.matchAll(SYMBOLS), ([, file = '', names = '']) => ({
    file,
    names: Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
  }));

/** As a word of its own. */
const holds = (text: string, name: string) =>
  new RegExp(`(?<![\\w-])${name.replace(/[$()]/g, '\\$&')}(?![\\w-])`).test(text);

describe('the table of changes in CONTRIBUTING', () => {
  it('has a row for each change that is often asked for', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ files }) => symbolsIn(files).length).length).toBeGreaterThanOrEqual(26);
    expect(new Set(rows.map(({ change }) => change)).size).toBe(rows.length);
  });

  it.each(rows)('$change: names files that exist', ({ files }) => {
    const paths = Array.from(files.matchAll(PATH), ([, name = '']) => name);
    const missing = paths.filter((name) => !find(name).length);
    expect(missing, 'CONTRIBUTING names files that are not there: say where this is now').toEqual([]);
  });

  it.each(rows.filter(({ files }) => symbolsIn(files).length))(
    '$change: names what these files have',
    ({ files }) => {
      const missing = symbolsIn(files).flatMap(({ file, names }) => {
        const texts = find(file).map(read);
        return names
          .filter((name) => !texts.some((text) => holds(text, name)))
          .map((name) => `${name} in ${file}`);
      });
      expect(missing, 'CONTRIBUTING names what is not in these files: say where it is now').toEqual([]);
    },
  );
});
