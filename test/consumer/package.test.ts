import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { standIns } from '../../tools/stand-ins.mjs';
import { consumer, ROOT, readPacked } from './support/consumer';

const packed = join(consumer, 'node_modules/inlay');
const files = (await readdir(packed, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(packed.length + 1));
const fields = JSON.parse(await readPacked('package.json'));

/**
 * What a project downloads: the scripts of both renderers, the command line, which brings its own parser and agent for requests, the modules that builds of one site are made of, and types. Each
 * file is compressed alone, and equal ones count once: the archive's own size hangs on the order of its files, which names with a hash change.
 */
const MAX_BYTES = 2_450_000;

it('is no larger than it says', async () => {
  const contents = await Promise.all(files.map((file) => readPacked(file)));
  const size = [...new Set(contents)].reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(size).toBeGreaterThan(MAX_BYTES / 4);
  expect(size).toBeLessThanOrEqual(MAX_BYTES);
});

it('brings no other package, and imports none', async () => {
  expect(fields.dependencies).toBeUndefined();
  // The bundler is for builds of one site alone: without it, npm warns nobody.
  expect(Object.keys(fields.peerDependencies)).toEqual(['rolldown']);
  expect(fields.peerDependenciesMeta).toEqual({ rolldown: { optional: true } });
  const { metafile } = await build({
    absWorkingDir: packed,
    entryPoints: files.filter((file) => /^dist\/\w+\/[\w.]+\.js$/.test(file)),
    outdir: 'unwritten',
    bundle: true,
    packages: 'external',
    format: 'esm',
    metafile: true,
    write: false,
  });
  const inputs = Object.entries(metafile.inputs);
  expect(inputs.length).toBeGreaterThan(300);
  const outside = inputs.flatMap(([file, { imports }]) =>
    imports
      .filter(({ external, path }) => external && path !== '<runtime>')
      .map(({ path }) => `${path} in ${file}`),
  );
  expect(outside).toEqual([]);
  for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
    const code = (await readPacked(file)).replace(/\/\*[\s\S]*?\*\//g, '');
    expect(code, file).not.toMatch(/\b(?:from|import|import\()\s*['"][^.'"]/);
  }
});

it('has every file that its fields name', () => {
  const { exports, main, types, style, unpkg, jsdelivr } = fields;
  const targets = [exports, main, types, style, unpkg, jsdelivr].flatMap((value) => {
    const flatten = (one: unknown): string[] =>
      typeof one === 'string' ? [one] : Object.values(one as object).flatMap(flatten);
    return flatten(value);
  });
  expect(targets.length).toBeGreaterThan(15);
  expect(
    targets.filter(
      (path) => !existsSync(join(packed, path.replace('*.css', 'site.css').replace('*', 'site.js'))),
    ),
  ).toEqual([]);
});

it('has the licences, hashes of scripts and style sheets, and no source maps', async () => {
  expect(files).toContain('LICENSE');
  expect(files).toContain('dist/THIRD-PARTY.txt');
  for (const renderer of ['preact', 'react']) {
    const hashes = Object.keys(JSON.parse(await readPacked(`dist/${renderer}/integrity.json`)));
    expect(hashes).toEqual(expect.arrayContaining(['../site.css', 'site.js', 'package.js', 'boot.js']));
    expect(hashes.filter((file) => /^\.\.\/.*\.css$/.test(file)).length).toBeGreaterThan(10);
  }
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

it('has fields that npm would not correct when it is published', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-fields-'));
  try {
    await copyFile(join(packed, 'package.json'), join(folder, 'package.json'));
    execFileSync('npm', ['pkg', 'fix'], {
      cwd: folder,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    });
    expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toEqual(fields);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('has every file that its README leads to', async () => {
  const links = [...(await readPacked('README.md')).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^\w+:/.test(address));
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((address) => !existsSync(join(packed, address)))).toEqual([]);
});

const CODE_BLOCK = /^```[\s\S]*?^```$/gm;
const LINK = /\]\(([^)#\s]+)[^)]*\)|<(?:img|source|a)\b[^>]*?\b(?:src|srcset|href)="([^"#\s]+)"/g;

/** Files beside a page that it links to or shows, from the package's folder. */
async function linkedFrom(page: string): Promise<readonly string[]> {
  const text = (await readPacked(page)).replace(CODE_BLOCK, '').replace(/`[^`\n]*`/g, '');
  return [...text.matchAll(LINK)]
    .map(([, address = '', source = '']) => address || source)
    .filter((address) => !/^(?:\w+:|\/)/.test(address))
    .map((address) => join(dirname(page), address).replaceAll('\\', '/').replace(/\/$/, ''));
}

it('shows the pictures of its README', async () => {
  const pictures = (await linkedFrom('README.md')).filter((address) => address.endsWith('.webp'));
  expect(pictures.length).toBeGreaterThan(1);
  expect(pictures.filter((address) => !files.includes(address))).toEqual([]);
});

/** What docs/package.md says is only in the checkout. */
const CHECKOUT_ONLY =
  /^(?:docs\/(?:markup|decisions|reference\/messages\.md|(?:api-client|blocks|forms-faults|forms-wcag|layouts|layouts-carousel|playground|proof|testing|units|vocabulary)\.md)|bench|demo-pages)(?:\/|$)/;

it('has every file that its pages lead to, but for those that are only in the checkout', async () => {
  const pages = files.filter((file) => file.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(25);
  const lost: string[] = [];
  for (const page of pages)
    for (const address of await linkedFrom(page)) {
      if (existsSync(join(packed, address))) continue;
      const isKnown =
        CHECKOUT_ONLY.test(`${address}/`.replace(/\.md\/$/, '.md')) && existsSync(join(ROOT, address));
      if (!isKnown) lost.push(`${address} in ${page}`);
    }
  expect(lost).toEqual([]);
});

it('says what it is, and publishing waits for the addresses of the project, which it has not yet', () => {
  expect(fields.private).toBeUndefined();
  for (const name of ['name', 'version', 'description', 'keywords', 'license', 'author', 'sideEffects'])
    expect(fields[name], name).toBeTruthy();
  expect(fields.scripts.prepublishOnly).toContain('check-publish');
  const home = {
    homepage: 'https://a.dev/',
    repository: { url: 'git+https://a.dev/b.git' },
    bugs: 'https://a.dev/c',
  };
  expect(standIns(home)).toEqual([]);
  expect(standIns({ ...home, homepage: 'https://inlay.example/' })).toEqual(['homepage']);
  expect(standIns({ ...home, repository: { url: 'git+https://inlay.example/inlay.git' } })).toEqual([
    'repository',
  ]);
  expect(standIns({})).toEqual(['homepage', 'repository', 'bugs']);
});

it('stops publishing without these addresses, and only says so in a dry run', () => {
  const check = (dryRun: string) =>
    spawnSync(process.execPath, [join(ROOT, 'tools/check-publish.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, npm_config_dry_run: dryRun },
    });
  const missing = standIns(fields).join(', ');
  const isHome = missing === '';
  expect(check('true')).toMatchObject({
    status: 0,
    stdout: isHome ? '' : `package.json lacks: ${missing}.\n`,
    stderr: '',
  });
  expect(check('')).toMatchObject({
    status: isHome ? 0 : 1,
    stderr: isHome ? '' : `Write the project's own addresses into package.json first: ${missing}.\n`,
  });
});
