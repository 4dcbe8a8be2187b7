// Builds dist/: React and Preact, each as split ESM and as one file, with CSS, types and sizes.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { icuMessages } from './tools/icu-plugin.mjs';
import { PREACT_ALIAS } from './tools/preact-alias.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, 'dist');
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

const RENDERERS = { react: {}, preact: PREACT_ALIAS };
/** Libraries that the one-file build leaves out: only pages that need them fetch them. */
const HEAVY = /^dompurify$/;

const common = (alias) => ({
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: 'es2022',
  metafile: true,
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'warning',
  alias,
  define: { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(version) },
  plugins: [icuMessages()],
});

/** Chunks that no visitor waits for: their files are not worth a place in the entry of every page. */
const UNHURRIED = /^(debug|create-.*|country-formats|form-overlay)$/;

const chunkName = (source) => basename(source).replace(/(\.mount)?\.(tsx?|m?js)$/, '');

/** Hands each dynamic import that `isOutside` accepts to `address`, and leaves it out of the bundle. */
function outsideImports(isOutside, address) {
  return {
    name: 'outside-imports',
    setup(build) {
      build.onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === 'resolving' || !isOutside(path)) return undefined;
        const resolved = await build.resolve(path, { kind, importer, resolveDir, pluginData: 'resolving' });
        return { path: address(resolved.path), external: true };
      });
    },
  };
}

/** The sources that the entry loads lazily. */
async function findLazySources(alias) {
  const sources = new Set();
  await esbuild.build({
    ...common(alias),
    entryPoints: ['src/site.ts'],
    format: 'esm',
    write: false,
    plugins: [
      icuMessages(),
      outsideImports(
        () => true,
        (source) => {
          sources.add(source);
          return source;
        },
      ),
    ],
  });
  // In one order always: names of chunks hang on it, and two builds of one source must be alike.
  return [...sources].sort();
}

/** Lazy code, split: a chunk per block and the parts that several chunks share. */
async function buildChunks(alias, out) {
  const sources = await findLazySources(alias);
  const { metafile } = await esbuild.build({
    ...common(alias),
    entryPoints: sources,
    outdir: join(out, 'chunks'),
    format: 'esm',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[hash]',
  });
  const outputs = Object.entries(metafile.outputs);
  const staticFiles = (file) => {
    const found = new Set([file]);
    for (const name of found) {
      for (const { path, kind } of metafile.outputs[name]?.imports ?? []) {
        if (kind === 'import-statement') found.add(path);
      }
    }
    return [...found];
  };
  const map = {};
  const stem = (file) => basename(file, '.js');
  const bySource = new Map();
  for (const [file, { entryPoint }] of outputs) {
    if (!entryPoint) continue;
    bySource.set(resolve(root, entryPoint), relative(out, join(root, file)));
    // Heavy libraries are imported where they are needed; nobody asks for them by name.
    if (entryPoint.includes('node_modules') || UNHURRIED.test(chunkName(entryPoint))) continue;
    map[chunkName(entryPoint)] = staticFiles(file).map(stem).join(' ');
  }
  return {
    map,
    bySource,
    outputs: outputs.map(([file]) => relative(out, join(root, file))),
  };
}

async function buildRenderer(name, alias) {
  const out = join(dist, name);
  const { map, bySource, outputs } = await buildChunks(alias, out);
  const chunkAddress = (source) => `./${bySource.get(source)}`;
  const options = common(alias);
  await esbuild.build({
    ...options,
    entryPoints: ['src/site.ts'],
    outfile: join(out, 'site.js'),
    format: 'esm',
    define: { ...options.define, __CHUNK_MAP__: JSON.stringify(map) },
    plugins: [icuMessages(), outsideImports(() => true, chunkAddress)],
  });
  await esbuild.build({
    ...options,
    // One file does what the stub does, too.
    stdin: { contents: "import './hosts/boot'; import './site';", resolveDir: join(root, 'src') },
    outfile: join(out, 'site.iife.js'),
    format: 'iife',
    define: {
      ...options.define,
      __CHUNK_MAP__: '{}',
      'import.meta.url': '__script',
    },
    // A classic script knows its own address only while it first runs.
    banner: { js: 'var __script=document.currentScript?.src||document.baseURI;' },
    plugins: [icuMessages(), outsideImports((path) => HEAVY.test(path), chunkAddress)],
  });
  await esbuild.build({
    ...options,
    entryPoints: ['src/hosts/boot.ts'],
    outfile: join(out, 'boot.js'),
    format: 'iife',
  });
  return { map, outputs };
}

const measure = async (file) => {
  const bytes = await readFile(file);
  return {
    min: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
};

const integrity = async (file) =>
  `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;

async function describeRenderer(name, { map, outputs }) {
  const out = join(dist, name);
  const files = {};
  const hashes = {};
  for (const file of ['boot.js', 'site.js', 'site.iife.js', ...outputs]) {
    files[file] = await measure(join(out, file));
    hashes[file] = await integrity(join(out, file));
  }
  await writeFile(join(out, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
  const blocks = {};
  const fileBytes = (names) =>
    [...new Set(names.split(' '))].reduce((sum, stem) => sum + files[`chunks/${stem}.js`].brotli, 0);
  for (const [chunk, names] of Object.entries(map)) {
    // What a page with only this block loads: the entry, the frame, the block's chunk, and what that shares with others.
    blocks[chunk] = files['site.js'].brotli + fileBytes(`${map.frame} ${names}`);
  }
  return { files, pageBrotli: { none: files['site.js'].brotli, ...blocks } };
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
const sizes = {};
for (const [name, alias] of Object.entries(RENDERERS)) {
  sizes[name] = await describeRenderer(name, await buildRenderer(name, alias));
}
await esbuild.build({
  absWorkingDir: root,
  entryPoints: ['src/style/site.css'],
  outfile: join(dist, 'site.css'),
  bundle: true,
  minify: true,
  target: ['chrome120', 'firefox121', 'safari17'],
  logLevel: 'warning',
});
sizes.css = await measure(join(dist, 'site.css'));
await writeFile(join(dist, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);

if (!process.argv.includes('--no-types')) {
  const types = spawnSync('node', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (types.status !== 0) process.exit(types.status ?? 1);
}
