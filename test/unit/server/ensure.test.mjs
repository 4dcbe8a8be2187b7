import { chmod, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ensureTestBrowser,
  findChromium,
  findTestBrowser,
  hasCurrentBuild,
  hasDependencies,
} from '../../../tools/ensure.mjs';

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

describe('hasCurrentBuild', () => {
  const LAST = 'dist/types/side-effect.d.ts';
  const setAge = async (path, ageS) => {
    const time = Date.now() / 1000 - ageS;
    await utimes(join(root, path), time, time);
  };

  beforeEach(async () => {
    await mkdir(join(root, 'src/dom'), { recursive: true });
    await mkdir(join(root, 'dist/types'), { recursive: true });
    for (const path of ['package.json', 'src/dom/idle.ts', LAST]) await writeFile(join(root, path), '');
    for (const path of ['package.json', 'src/dom/idle.ts', 'src/dom', 'src']) await setAge(path, HOUR_S);
  });

  test('is true once a build has ended after the last change', () => {
    expect(hasCurrentBuild(root)).toBe(true);
  });

  test.each(['package.json', 'src/dom/idle.ts'])('is false after a change of %s', async (path) => {
    await setAge(path, 0);
    await setAge(LAST, 1);
    expect(hasCurrentBuild(root)).toBe(false);
  });

  test('is false after a file has gone', async () => {
    await setAge(LAST, 1);
    await rm(join(root, 'src/dom/idle.ts'));
    expect(hasCurrentBuild(root)).toBe(false);
  });

  test('is false where a build has not come to its end', async () => {
    await rm(join(root, LAST));
    expect(hasCurrentBuild(root)).toBe(false);
  });
});

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

describe('a browser for page tests', () => {
  const places = (env = {}) => ({ env: { PATH: root, ...env }, paths: [] });
  async function addProgram(name) {
    const program = join(root, name);
    await writeFile(program, '');
    await chmod(program, 0o755);
    return program;
  }

  test('is the one that CHROMIUM names, by path or by name', async () => {
    await addProgram('chromium-headless-shell');
    const program = await addProgram('my-browser');
    for (const find of [findChromium, findTestBrowser]) {
      expect(find(places({ CHROMIUM: program }))).toBe(program);
      expect(find(places({ CHROMIUM: 'my-browser' }))).toBe(program);
    }
  });

  test('is missing, with a sentence, when the one that CHROMIUM names cannot be started', () => {
    expect(() => findTestBrowser(places({ CHROMIUM: join(root, 'none') }))).toThrow(/CHROMIUM is .*none/);
  });

  test('is the headless shell, else Chromium or Chrome, wherever it is', async () => {
    expect(findTestBrowser(places())).toBeUndefined();
    const elsewhere = await addProgram('elsewhere');
    expect(findTestBrowser({ env: { PATH: '' }, paths: [join(root, 'none'), elsewhere] })).toBe(elsewhere);
    const chrome = await addProgram('google-chrome');
    expect(findTestBrowser(places())).toBe(chrome);
    const shell = await addProgram('chromium-headless-shell');
    expect(findTestBrowser(places())).toBe(shell);
    // Which is not a whole browser.
    expect(findChromium(places())).toBe(chrome);
  });
});

describe('ensureTestBrowser', () => {
  const fakeApt = (overrides = {}) => ({
    canInstall: () => true,
    update: vi.fn(() => true),
    install: vi.fn(() => true),
    ...overrides,
  });
  beforeEach(() => vi.spyOn(console, 'log').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  test('installs nothing when there is a browser', () => {
    const apt = fakeApt();
    expect(ensureTestBrowser({ mayInstall: true, find: () => '/a/chromium', apt })).toBe('/a/chromium');
    expect(apt.update).not.toHaveBeenCalled();
    expect(apt.install).not.toHaveBeenCalled();
    expect(console.log).not.toHaveBeenCalled();
  });

  test('installs one when there is none, and says how to prevent it', () => {
    const installed = [];
    const apt = fakeApt({ install: (...names) => installed.push(...names) > 0 });
    const find = () => (installed.includes('chromium') ? '/usr/bin/chromium' : undefined);
    expect(ensureTestBrowser({ mayInstall: true, find, apt })).toBe('/usr/bin/chromium');
    const [[said]] = vi.mocked(console.log).mock.calls;
    expect(said).toContain('CHROMIUM');
    expect(said).toContain('npm test -- --no-install');
  });

  test('says what to do where nothing may or can be installed', () => {
    const find = () => undefined;
    const apt = fakeApt();
    expect(() => ensureTestBrowser({ mayInstall: false, find, apt })).toThrow(/set CHROMIUM/);
    expect(apt.install).not.toHaveBeenCalled();
    const none = fakeApt({ canInstall: () => false });
    expect(() => ensureTestBrowser({ mayInstall: true, find, apt: none })).toThrow(/set CHROMIUM/);
    expect(none.install).not.toHaveBeenCalled();
    // Without a network apt fails.
    expect(() => ensureTestBrowser({ mayInstall: true, find, apt })).toThrow(/set CHROMIUM/);
  });
});
