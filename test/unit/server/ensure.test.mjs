import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findChromium, hasDependencies } from '../../../tools/ensure.mjs';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inlay-ensure-'));
});
afterEach(() => rm(root, { recursive: true }));

const HOUR_S = 3600;

async function writeLock(path, packages, ageS) {
  await writeFile(join(root, path), JSON.stringify({ packages }));
  const time = Date.now() / 1000 - ageS;
  await utimes(join(root, path), time, time);
}

describe('hasDependencies', () => {
  const wanted = { '': { name: 'root' }, 'node_modules/a': { version: '1.0.0' } };
  const optional = { 'node_modules/b': { version: '1.0.0', optional: true } };

  test('is false without node_modules', async () => {
    await writeLock('package-lock.json', wanted, 0);
    expect(hasDependencies(root)).toBe(false);
  });

  test('trusts packages that are newer than the lock file', async () => {
    await mkdir(join(root, 'node_modules'));
    await writeLock('package-lock.json', wanted, HOUR_S);
    await writeLock('node_modules/.package-lock.json', {}, 0);
    expect(hasDependencies(root)).toBe(true);
  });

  test('compares packages that are older than the lock file', async () => {
    await mkdir(join(root, 'node_modules'));
    await writeLock('package-lock.json', { ...wanted, ...optional }, 0);
    await writeLock('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } }, HOUR_S);
    expect(hasDependencies(root)).toBe(true);
    await writeLock('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } }, HOUR_S);
    expect(hasDependencies(root)).toBe(false);
  });
});

describe('findChromium', () => {
  test('finds the browser that CHROMIUM names, by path or by name', async () => {
    const program = join(root, 'my-browser');
    await writeFile(program, '');
    await chmod(program, 0o755);
    expect(findChromium({ CHROMIUM: program })).toBe(program);
    expect(findChromium({ CHROMIUM: 'my-browser', PATH: root })).toBe(program);
  });

  test('says so when the browser that CHROMIUM names cannot be started', () => {
    expect(() => findChromium({ CHROMIUM: join(root, 'none'), PATH: '' })).toThrow(/CHROMIUM is .*none/);
  });
});
