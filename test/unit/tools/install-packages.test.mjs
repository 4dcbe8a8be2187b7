import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { countPackages, installPackages } from '../../../tools/install-packages.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inlay-install-'));
  const packages = {
    '': { name: 'project' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/@b/c': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
    'node_modules/own': { link: true },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  // npm makes all folders first, and fills them later.
  mkdirSync(join(root, 'node_modules/@b/c'), { recursive: true });
});

/** A command in the place of npm. @param {string} text of a shell */
function command(text) {
  const file = join(root, 'npm.sh');
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
  return file;
}
const fill = 'mkdir -p node_modules/a && echo "{}" > node_modules/a/package.json';

it('counts what is there of what is needed on every system', () =>
  expect(countPackages(root)).toEqual({ present: 0, all: 2 }));

it.skipIf(process.platform === 'win32')('says how many packages are there while npm works', async () => {
  /** @type {string[]} */
  const lines = [];
  const log = (/** @type {string} */ line) => void lines.push(line);
  const isInstalled = await installPackages(root, { log, npm: command(`${fill}; sleep 1`), tellMs: 20 });
  expect(isInstalled).toBe(true);
  expect(lines).toContain('  1 of 2 packages');
});

it.skipIf(process.platform === 'win32')('says whether npm succeeded', async () => {
  expect(await installPackages(root, { npm: command('exit 1') })).toBe(false);
  expect(await installPackages(root, { npm: join(root, 'missing') })).toBe(false);
});
