import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SiteManifest } from '../../../../src/server/site-build/public';
import { MANIFEST, writeBuild } from '../../../../src/server/site-build/write-build';

let out: string;
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'inlay-write-'));
});
afterEach(() => rm(out, { recursive: true }));

// Only its text is written.
const manifest = { build: 'ABC' } as SiteManifest;
const FILES = new Map([
  ['preact/site-A.js', Buffer.from('script')],
  ['site-A.css', Buffer.from('sheet')],
]);
const tree = async () => (await readdir(out, { recursive: true })).sort();

it('writes the files and the manifest, and nothing else', async () => {
  await writeBuild(out, manifest, FILES);
  expect(await tree()).toEqual([MANIFEST, 'preact', 'preact/site-A.js', 'site-A.css']);
  expect(JSON.parse(await readFile(join(out, MANIFEST), 'utf8'))).toEqual(manifest);
});

it('replaces what a stopped upload has cut off, and keeps the files of the build before', async () => {
  await writeFile(join(out, 'site-A.css'), 'she');
  await writeFile(join(out, 'site-OLD.css'), 'old');
  await writeBuild(out, manifest, FILES);
  expect(await readFile(join(out, 'site-A.css'), 'utf8')).toBe('sheet');
  expect(await readFile(join(out, 'site-OLD.css'), 'utf8')).toBe('old');
});

it('leaves the manifest of the build before where a file cannot be written', async () => {
  await writeBuild(out, manifest, FILES);
  await mkdir(join(out, 'site-B.css'));
  const next = { build: 'DEF' } as SiteManifest;
  await expect(writeBuild(out, next, new Map([['site-B.css', Buffer.from('x')]]))).rejects.toThrow();
  expect(JSON.parse(await readFile(join(out, MANIFEST), 'utf8'))).toEqual(manifest);
  expect((await tree()).filter((file) => file.endsWith('.part'))).toEqual([]);
});

it('removes what a build that crashed has left, and nothing of one that runs', async () => {
  const [crashed, running] = ['site-A.css.1-abc.part', 'site-A.css.2-def.part'];
  for (const file of [crashed, running]) await writeFile(join(out, file ?? ''), 'half');
  const anHourAgo = Date.now() / 1000 - 3600;
  await utimes(join(out, crashed ?? ''), anHourAgo, anHourAgo);
  await writeBuild(out, manifest, FILES);
  expect((await tree()).filter((file) => file.endsWith('.part'))).toEqual([running]);
});

it('may run several times at once in one folder', async () => {
  await Promise.all(Array.from({ length: 4 }, () => writeBuild(out, manifest, FILES)));
  expect(await tree()).toEqual([MANIFEST, 'preact', 'preact/site-A.js', 'site-A.css']);
});
