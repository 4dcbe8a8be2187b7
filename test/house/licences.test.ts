import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageOf } from '../../tools/bundled-licences.mjs';
import { readImports } from './source-imports';
import { filesIn, read, root } from './support';

// On dist/, which `npm test` builds first.

it('ships the licence of everything that it bundles', () => {
  const texts = read('dist/THIRD-PARTY.txt');
  const imported = readImports('src').flatMap(
    ({ to }) => /^(?:@[^/]+\/)?[^./][^/]*/.exec(/^(?:node:|(?:src|demo-server)\/)/.test(to) ? '' : to) ?? [],
  );
  // With what they bring themselves.
  const packages = new Set([...imported, 'preact', 'scheduler']);
  // Those that users install beside it.
  for (const name of Object.keys(JSON.parse(read('package.json')).peerDependencies)) packages.delete(name);
  expect(packages.size).toBeGreaterThan(5);
  for (const name of packages) {
    const { version, license } = JSON.parse(read(`node_modules/${name}/package.json`));
    expect(texts).toContain(`${name} ${version} (${license})`);
    const files = readdirSync(join(root, 'node_modules', name)).filter((file) => /^LICENSE/i.test(file));
    expect(files).not.toEqual([]);
    for (const file of files) expect(texts).toContain(read(`node_modules/${name}/${file}`).trim());
  }
});

// The maps name the modules of libraries that are bundles themselves.
it('ships the licences of what its libraries hold of others', () => {
  const sources = filesIn('dist/preact', /\.js\.map$/).flatMap((file) => {
    const folder = file.slice(0, file.lastIndexOf('/'));
    return (JSON.parse(read(file)).sources as string[]).map((source) => join(folder, source));
  });
  const packages = [...new Set(sources.flatMap((source) => packageOf(source) ?? []))];
  expect(packages).toContain('@formatjs_generated/unicode');
  const heads = read('dist/THIRD-PARTY.txt').matchAll(/^(\S+) (?:\d\S* )?\(.+\)$/gm);
  const named = [...heads].map(([, name]) => name);
  expect(packages.filter((name) => !named.includes(name))).toEqual([]);
});

it.each(['react', 'preact'])('lists the hash of every file of the %s build, style sheets too', (renderer) => {
  const hashes = JSON.parse(read(`dist/${renderer}/integrity.json`));
  const folder = `dist/${renderer}/`;
  const files = filesIn(folder, /\.(?:js|css)$/).map((file) => file.slice(folder.length));
  const sheets = filesIn('dist', /\.css$/).map((file) => file.replace('dist/', '../'));
  expect(sheets.length).toBeGreaterThan(10);
  expect(Object.keys(hashes).sort()).toEqual([...sheets, ...files].sort());
  for (const [file, hash] of Object.entries(hashes)) {
    const digest = createHash('sha384')
      .update(readFileSync(join(root, folder, file)))
      .digest('base64');
    expect(hash).toBe(`sha384-${digest}`);
  }
});
