import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn, read, root } from './support';

const [, table = ''] = /## Where do I change …\?\n\n[^|]*([\s\S]*?)\n\n/.exec(read('CONTRIBUTING.md')) ?? [];
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

const known = ['src', 'demo-server', 'tools', 'docs', 'test', 'demo-pages']
  .flatMap((folder) => filesIn(folder))
  .concat(readdirSync(root).filter((name) => name.endsWith('.md')));
/** The files that a name of the table may mean: `src/` may be left out, and the folder where the name alone says which file it is. */
const find = (name: string) => known.filter((file) => file === name || file.endsWith(`/${name}`));

/** With or without backticks; generators are run, not changed. */
const FILE = /(?<!node )(?<![\w./-])[\w./-]+\.(?:tsx?|css|json|mjs|md)\b/g;
const PATH = /`([\w./-]+\.(?:tsx?|css|json|mjs|md))`/g;
/** `` `blocks/map/providers/` `` */
const FOLDER = /`([\w./-]+\/)`/g;
/** `` `api/page-api.ts` (`RETRY_MS`, `pageApi`) `` */
const SYMBOLS = /`([\w./-]+\.(?:tsx?|mjs|css|json))` \((`[^)]+`)\)/g;

const symbolsIn = (files: string) =>
  Array.from(files.matchAll(SYMBOLS), ([, file = '', names = '']) => ({
    file,
    names: Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
  }));

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');

/**
 * By the ending of a file: where a name is declared. A comment, a call or an import with the same word is not enough. Events are keys of an
 * interface; a custom property that pages may set is declared by the value that it has otherwise.
 */
const DECLARATIONS: Readonly<Record<string, (name: string) => string>> = {
  ts: (name) =>
    name.includes(':')
      ? `'${name}':`
      : `\\b(?:const|let|function\\*?|class|enum|interface|type) ${name.replace(/^interface /, '')}(?![\\w$])`,
  css: (name) =>
    name.startsWith('--')
      ? `(?<![\\w-])${name}\\s*:|var\\(${name},`
      : `\\.${name.replace(/^\./, '')}(?![\\w-])`,
  json: (name) => `"${name}"\\s*:`,
};

const kindOf = (file: string) => (/\.(?:tsx?|mjs)$/.test(file) ? 'ts' : file.replace(/^.*\./, ''));

/** Whether a file declares a name: a value, a type, a custom property or class, a key. */
function declares(kind: string, text: string, name: string): boolean {
  const code = kind === 'json' ? text : withoutComments(text);
  return new RegExp(DECLARATIONS[kind]?.(name) ?? '(?!)').test(code);
}

describe('the table of changes in CONTRIBUTING', () => {
  it('is short enough to be read whole, and has rows only for what file names do not answer', () => {
    expect(Buffer.byteLength(read('CONTRIBUTING.md')), 'bytes of CONTRIBUTING').toBeLessThanOrEqual(12_000);
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.length, 'leave out what a file name says').toBeLessThanOrEqual(45);
    expect(rows.filter(({ files }) => symbolsIn(files).length).length).toBeGreaterThanOrEqual(26);
    expect(new Set(rows.map(({ change }) => change)).size).toBe(rows.length);
  });

  it.each(rows)('$change: names four files at most', ({ files }) => {
    const named = new Set(files.match(FILE));
    expect(named.size, 'a change in more places is a fault of the code: gather them').toBeLessThanOrEqual(4);
  });

  it.each(rows)('$change: names files that exist', ({ files }) => {
    const paths = Array.from(files.matchAll(PATH), ([, name = '']) => name);
    const missing = paths.filter((name) => !find(name).length);
    expect(missing, 'CONTRIBUTING names files that are not there: say where this is now').toEqual([]);
    const doubtful = paths.filter((name) => !known.includes(name) && find(name).length > 1);
    expect(doubtful, 'more than one file has this name: write its folder, too').toEqual([]);
    const folders = Array.from(files.matchAll(FOLDER), ([, name = '']) => name);
    const noFolders = folders.filter((name) => !known.some((file) => `/${file}`.includes(`/${name}`)));
    expect(noFolders, 'CONTRIBUTING names folders that are not there: say where this is now').toEqual([]);
  });

  it.each(rows.filter(({ files }) => symbolsIn(files).length))(
    '$change: names what these files declare',
    ({ files }) => {
      const missing = symbolsIn(files).flatMap(({ file, names }) => {
        const [path = ''] = find(file);
        return names
          .filter((name) => !declares(kindOf(path), read(path), name))
          .map((name) => `${name} in ${file}`);
      });
      expect(missing, 'CONTRIBUTING names what these files do not declare: say where it is now').toEqual([]);
    },
  );

  it.each([
    [
      'ts',
      '// RETRY_MS\n/* const RETRY_MS */\nimport { RETRY_MS } from "./a";\nwait(RETRY_MS);',
      'RETRY_MS',
      false,
    ],
    ['ts', 'export const RETRY_MS = 200;', 'RETRY_MS', true],
    ['ts', 'const RETRY_MS_OLD = 200;', 'RETRY_MS', false],
    ['ts', 'interface InlayEvents {\n  "api:failed": never;\n}\nemit("api:failed")', 'api:failed', false],
    ['ts', "interface InlayEvents {\n  'api:failed': never;\n}", 'api:failed', true],
    ['css', '/* --gap: 1px */ a { margin: var(--gap) }', '--gap', false],
    ['css', 'a { --gap: 1px }', '--gap', true],
    ['json', '{ "a": "gap" }', 'gap', false],
    ['json', '{ "gap": 1 }', 'gap', true],
  ] as const)('in %s, %j declares %s: %s', (kind, text, name, isDeclared) => {
    expect(declares(kind, text, name)).toBe(isDeclared);
  });
});
