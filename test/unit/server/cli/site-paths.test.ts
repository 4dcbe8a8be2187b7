import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  hashOf,
  manifestPieces,
  parseJournal,
  parseManifest,
  printHash,
} from '../../../../src/server/cli/manifest';
import { findFolders, isDownward, isWithin } from '../../../../src/server/cli/site-paths';
import { visibleText } from '../../../../src/server/cli/visible-text';

test.each([
  ['/a', '/a', true],
  ['/a/b', '/a', true],
  ['/a/..b', '/a', true],
  ['/a/..', '/a', false],
  ['/ab', '/a', false],
  ['/', '/a', false],
  ['/b/a', '/a', false],
])('%s is in %s: %s', (path, folder, expected) => expect(isWithin(path, folder)).toBe(expected));

test.each([
  ['a', true],
  ['a/..b', true],
  ['..', false],
  ['a/../b', false],
  ['/etc/passwd', false],
  ['a//b', false],
  ['./a', false],
  ['a\0', false],
  ['', false],
])('a list may name %j: %s', (path, expected) => expect(isDownward(path)).toBe(expected));

describe('the folders of a run', () => {
  let home = '';
  beforeAll(async () => {
    home = await realpath(await mkdtemp(join(tmpdir(), 'inlay-folders-')));
    for (const folder of ['site/site', 'parent/site', 'copy'])
      await mkdir(join(home, folder), { recursive: true });
    await writeFile(join(home, 'file'), '');
    await symlink('site', join(home, 'to-site'));
    await symlink(home, join(home, 'to-home'));
    await symlink('nowhere', join(home, 'to-nowhere'));
  });
  afterAll(() => rm(home, { recursive: true }));

  const find = (site: string, out: string) =>
    findFolders({ site: /^https?:/.test(site) ? site : join(home, site), out: join(home, out) });

  it.each([
    ['site', 'site-inlay', 'site-inlay'],
    ['to-site', 'copy', 'copy'],
    ['site', 'copy/new/deep', 'copy/new/deep'],
    ['site', '..x', '..x'],
    ['site', 'to-home/copy', 'copy'],
  ])('are real and apart: %s → %s', async (site, out, expected) => {
    expect(await find(site, out)).toEqual({ site: join(home, 'site'), out: join(home, expected) });
  });

  it.each([
    ['site', 'site', 'is in the folder that is read'],
    ['site', 'to-site', 'is in the folder that is read'],
    ['to-site', 'site', 'is in the folder that is read'],
    ['site', 'site/..x', 'is in the folder that is read'],
    ['site', 'to-site/new/deep', 'is in the folder that is read'],
    ['site', 'to-home/site/x', 'is in the folder that is read'],
    ['parent/site', 'parent', 'The folder that is read'],
    ['site', '.', 'The folder that is read'],
    ['site', 'to-home', 'The folder that is read'],
    ['site', 'file', 'is a file'],
    ['file', 'copy', 'is a file'],
    ['none', 'copy', 'There is no folder'],
    ['https://www.example.com', 'copy', 'To download the site, use: inlay save https://www.example.com'],
  ])('are refused: %s → %s', async (site, out, message) => {
    await expect(find(site, out)).rejects.toThrow(message);
  });
});

describe('the list of what was written', () => {
  it.each([
    [['b.html', 'a"{}.html'], ['b{}']],
    [['a'], undefined],
    [[], undefined],
  ])('is read as it was printed: %j', async (paths: readonly string[], site) => {
    const files = new Map(paths.map((path) => [path, hashOf(path)]));
    const about = { inlay: '1.0.0', ...(site && { site }) };
    const text = [...manifestPieces(about, [...paths].sort(), hashOf)].join('');
    expect(await parseManifest(text.split('\n'))).toEqual({ ...about, files });
    const sorted = Object.fromEntries([...paths].sort().map((path) => [path, printHash(hashOf(path))]));
    expect(text).toBe(`${JSON.stringify({ version: 1, inlay: '1.0.0', files: sorted, site }, null, 1)}\n`);
  });

  it('names nothing outside of the copy', async () => {
    const hash = printHash(hashOf('h'));
    const files = { '../x': hash, '/etc/x': hash, 'a/../../x': hash, ok: hash, number: 5 };
    for (const space of [0, 1]) {
      const text = JSON.stringify({ version: 1, inlay: '1', files }, null, space);
      const list = await parseManifest(text.split('\n'));
      expect(list?.files, text).toEqual(new Map([['ok', hashOf('h')]]));
    }
  });

  it.each([
    '',
    '[]',
    'null',
    '{"name":"app"}',
    '{"version":2,"inlay":"1","files":{}}',
    '{"version":1,"files":{}}',
    `"a\\q": "sha256-${'0'.repeat(64)}"`,
  ])('is not %j', async (text) => expect(await parseManifest([text])).toBeUndefined());
});

test.each<[string, string, object | undefined]>([
  ['nothing yet', '', {}],
  [
    'two runs, the last line cut off',
    `\n["a","${printHash(hashOf('1'))}"]\n\n["a\\"b","${printHash(hashOf('2'))}"]\n["c","sha`,
    { a: hashOf('1'), 'a"b': hashOf('2') },
  ],
  ['a name that leads elsewhere', `\n["../a","${printHash(hashOf('1'))}"]\n`, {}],
  ['another text', 'own', undefined],
  ['another text in lines', '\nown\n', undefined],
])('the journal of a run that was killed: %s', (_, text, files) => {
  const found = parseJournal(text);
  expect(found && Object.fromEntries(found)).toEqual(files);
});

test.each([
  ['plain – naïve 日本 👩\u200d🌾\nline', 'plain – naïve 日本 👩\u200d🌾\nline'],
  ['\x1b[2J\r\x07', '\\u001b[2J\\u000d\\u0007'],
  ['\x9b31m \u202egnp.exe', '\\u009b31m \\u202egnp.exe'],
])('a terminal shows %j', (text, expected) => expect(visibleText(text)).toBe(expected));
