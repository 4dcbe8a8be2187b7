import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mirroredFile } from '../../../bench/mirror/mirror-server.mjs';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mirror-'));
  await mkdir(join(folder, 'host/shop'), { recursive: true });
  for (const name of ['index.html', 'shop/index.html', 'about.html', 'site.css?v=2', 'a b.js', 'picture.jpg'])
    await writeFile(join(folder, 'host', name), name);
  await writeFile(join(folder, 'secret'), '');
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['/', 'index.html'],
  ['/shop', 'shop/index.html'],
  ['/shop/', 'shop/index.html'],
  ['/about', 'about.html'],
  ['/site.css?v=2', 'site.css?v=2'],
  ['/picture.jpg?format=500w', 'picture.jpg'],
  ['/a%20b.js', 'a b.js'],
])('finds %s as %s', (path, file) => {
  expect(mirroredFile(join(folder, 'host'), path)).toBe(join(folder, 'host', file));
});

it.each(['/missing', '/../secret', '/%2e%2e/secret'])('has nothing for %s', (path) => {
  expect(mirroredFile(join(folder, 'host'), path)).toBeUndefined();
});
