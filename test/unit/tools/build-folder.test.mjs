import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { openBuildFolder } from '../../../tools/build-folder.mjs';

let root = '';
let dist = '';
/** @type {string[]} */
let lines = [];
const log = (/** @type {string} */ line) => void lines.push(line);
const write = (/** @type {string} */ folder, /** @type {string} */ name, text = name) =>
  writeFileSync(join(folder, name), text);
const read = (/** @type {string} */ name) => readFileSync(join(dist, name), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inlay-build-'));
  dist = join(root, 'dist');
  lines = [];
  mkdirSync(dist);
  write(dist, 'site.js', 'old');
  write(dist, 'gone.js');
});

/** A process that has ended, so that its number is nobody's. */
async function endedProcess() {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid;
}

it('leaves the old folder whole until the build has ended, and nothing beside the new one', async () => {
  const build = await openBuildFolder(dist, { log });
  write(build.folder, 'site.js', 'new');
  expect(read('site.js')).toBe('old');
  build.finish();
  expect(readdirSync(dist)).toEqual(['site.js']);
  expect(read('site.js')).toBe('new');
  expect(readdirSync(root)).toEqual(['dist']);
  build.discard();
  expect(read('site.js')).toBe('new');
});

it('makes the folder where there is none', async () => {
  const place = join(root, 'other');
  const build = await openBuildFolder(place, { log });
  write(build.folder, 'site.js');
  build.finish();
  expect(readdirSync(place)).toEqual(['site.js']);
});

it('leaves the old folder as it was where the build fails', async () => {
  const build = await openBuildFolder(dist, { log });
  write(build.folder, 'site.js', 'half');
  build.discard();
  expect(readdirSync(root)).toEqual(['dist']);
  expect(readdirSync(dist).sort()).toEqual(['gone.js', 'site.js']);
  expect(read('site.js')).toBe('old');
});

it('begins with what is kept of the old folder, by its own time', async () => {
  mkdirSync(join(dist, 'react'));
  write(join(dist, 'react'), 'site.js');
  const before = new Date('2020-01-01');
  utimesSync(join(dist, 'react/site.js'), before, before);
  const build = await openBuildFolder(dist, { keeps: (name) => name === 'react', log });
  build.finish();
  expect(readdirSync(dist)).toEqual(['react']);
  expect(statSync(join(dist, 'react/site.js')).mtimeMs).toBe(before.getTime());
});

it('waits for another build, and says so once', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  write(root, '.dist-lock', `${other.pid}`);
  const opening = openBuildFolder(dist, { log });
  await vi.waitFor(() =>
    expect(lines).toEqual([`Another build runs (pid ${other.pid}); waiting for its end …`]),
  );
  expect(readdirSync(root).sort()).toEqual(['.dist-lock', 'dist']);
  other.kill();
  const build = await opening;
  expect(lines).toHaveLength(1);
  expect(readFileSync(join(root, '.dist-lock'), 'utf8')).toBe(`${process.pid}`);
  build.discard();
});

it('takes over what a killed build has left', async () => {
  const pid = await endedProcess();
  write(root, '.dist-lock', `${pid}`);
  mkdirSync(join(root, `.dist-new-${pid}`));
  mkdirSync(join(root, `.dist-old-${pid}`));
  const build = await openBuildFolder(dist, { log });
  build.discard();
  expect(lines).toEqual([]);
  expect(readdirSync(root)).toEqual(['dist']);
});

it('takes over a lock without a sign of life whose number another process has by now', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  write(root, '.dist-lock', `${other.pid}`);
  const hourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(join(root, '.dist-lock'), hourAgo, hourAgo);
  const build = await openBuildFolder(dist, { log });
  build.discard();
  other.kill();
  expect(lines).toEqual([]);
  expect(existsSync(join(root, '.dist-lock'))).toBe(false);
});
