import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { bundledPackages, licenceTexts, packagesInside } from '../../../tools/bundled-licences.mjs';

let root = '';
const write = (/** @type {string} */ path, /** @type {string} */ text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inlay-licences-'));
  write('src/site.ts', '// node_modules/not-bundled/index.js');
  write(
    'node_modules/outer/index.js',
    '//#region ../../node_modules/.store/inner@1.0.0/node_modules/@a/inner/index.js\n',
  );
  write('node_modules/outer/package.json', '{ "version": "2.0.0", "license": "MIT" }');
  write('node_modules/outer/LICENSE', 'Outer text');
});

it.each([
  ['// node_modules/a/index.js', ['a']],
  ['  // ../../node_modules/@a/b/lib/c.js', ['@a/b']],
  ['//#region node_modules/.store/a@1.0.0/node_modules/a/index.js', ['a']],
  ['/* node_modules/a/index.js */', ['a']],
  ['const a = "// node_modules/a/index.js";', []],
])('reads the names that a bundler has written: %s', (source, names) =>
  expect(packagesInside(source)).toEqual(names),
);

it('knows the packages inside of packages, and leaves our own files out', async () =>
  expect(await bundledPackages(root, ['src/site.ts', 'node_modules/outer/index.js'])).toEqual([
    '@a/inner',
    'outer',
  ]));

it('fails where a package inside of another has no licence text', async () => {
  const inputs = ['node_modules/outer/index.js'];
  await expect(licenceTexts(root, inputs)).rejects.toThrow('@a/inner is bundled and has no licence text');
  write('node_modules/@a/inner/package.json', '{ "version": "1.0.0", "license": "ISC" }');
  write('node_modules/@a/inner/LICENSE.md', 'Inner text');
  const text = await licenceTexts(root, inputs);
  expect(text).toContain('@a/inner 1.0.0 (ISC)\n\nInner text');
  expect(text).toContain('outer 2.0.0 (MIT)\n\nOuter text');
});
