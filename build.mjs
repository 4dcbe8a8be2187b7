// Builds dist/: React and Preact, each as split ESM and as one file, with CSS, types and sizes.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { icuMessages } from './tools/icu-plugin.mjs';
import { writeJoined } from './tools/join-chunks.mjs';
import { PREACT_ALIAS } from './tools/preact-alias.mjs';
import { pruneTypes } from './tools/prune-types.mjs';

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
const UNHURRIED =
  /^(debug|census|popup-overlay|system-error|create-.*|country-formats|form-overlay|lightbox-.*)$/;

/** What a first visit shows at once, decides on and says; forms; what comes late: one request each, small helpers copied. */
const WHOLE = /^(cookie-banner|consent|announcer|form|server-form|newsletter|late)$/;
/** What must be in a page once: the renderer, and what knows of it. */
const SINGLE = /node_modules\/(react|preact|scheduler)|^src\/react\//;

/**
 * A classic script knows its own address only while it first runs. Asked through the prototypes, since an image called
 * `currentScript` answers to the name first; from an address with nothing beside it (`data:`, `blob:`) the page's counts.
 */
const OWN_ADDRESS = `var __script=function(d){
function get(type,name){return Object.getOwnPropertyDescriptor(type.prototype,name).get.call(d)}
var own=get(Document,'currentScript'),src=own&&own.src;
return/^(https?|file):/.test(src)?src:get(Node,'baseURI')}(document);`.replaceAll('\n', '');

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

/** Lazy code, split: a file per block and the parts that several blocks share, joined into few. */
async function buildChunks(alias, out) {
  const options = common(alias);
  const lazySources = await findLazySources(alias);
  const split = await esbuild.build({
    ...options,
    entryPoints: lazySources,
    outdir: join(out, 'chunks'),
    format: 'esm',
    splitting: true,
    write: false,
    // The second pass sees a whole file and shortens its names.
    minify: false,
    define: { ...options.define, __CHUNK_MAP__: '__CHUNK_MAP__' },
    entryNames: '[name]-[hash]',
    chunkNames: '[hash]',
  });
  const isOfEntry = (source) => lazySources.includes(resolve(root, source));
  const hash = (file) => basename(file, '.js').split('-').at(-1);
  /** Chunk name → the files that its own needs, for the entry's own chunks or for all others. */
  const mapFiles = ({ sources, needed }, ofEntry) => {
    const map = {};
    const uses = [...needed.values()].flat().map(hash);
    const usesOf = (name) => uses.filter((use) => use === name).length;
    /** What the chunk's own file needs, in one order for all, most used last: lists that end alike compress well. */
    const listFiles = ([, ...others]) =>
      others.sort((one, other) => usesOf(one) - usesOf(other) || (one < other ? -1 : 1)).join(' ');
    for (const [source, file] of sources) {
      // Heavy libraries are imported where they are needed; nobody asks for them by name. Designs are a part of the
      // blocks that have them; alone they are only what theme code asks for.
      if (/node_modules|gallery\/designs\//.test(source) || UNHURRIED.test(chunkName(source))) continue;
      const files = listFiles(needed.get(file).map(hash));
      if (files && isOfEntry(source) === ofEntry) map[chunkName(source)] = files;
    }
    return map;
  };
  const { sources, needed } = await writeJoined({
    ...split,
    absWorkingDir: root,
    outdir: join(out, 'chunks'),
    nameOf: chunkName,
    last: 'src/core/lazy/frame.ts',
    isWhole: (source) => WHOLE.test(chunkName(source)),
    isSingle: (source) => SINGLE.test(source),
    options: (done) => ({
      target: options.target,
      minify: true,
      legalComments: 'none',
      logLevel: 'warning',
      // Bare imports keep an order of evaluation that nothing here hangs on.
      logOverride: { 'ignored-bare-import': 'silent' },
      define: { __CHUNK_MAP__: JSON.stringify(mapFiles(done, false)) },
    }),
  });
  return {
    map: mapFiles({ sources, needed }, true),
    bySource: new Map([...sources].map(([source, file]) => [resolve(root, source), relative(out, file)])),
    outputs: [...needed.keys()].map((file) => relative(out, file)),
    // What a page loads with each chunk, by the names of files.
    loads: new Map(
      [...sources].map(([source, file]) => [
        chunkName(source),
        needed.get(file).map((name) => relative(out, name)),
      ]),
    ),
  };
}

async function buildRenderer(name, alias) {
  const out = join(dist, name);
  const { map, bySource, outputs, loads } = await buildChunks(alias, out);
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
  const { metafile } = await esbuild.build({
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
    banner: { js: OWN_ADDRESS },
    plugins: [icuMessages(), outsideImports((path) => HEAVY.test(path), chunkAddress)],
  });
  await esbuild.build({
    ...options,
    entryPoints: ['src/hosts/boot.ts'],
    outfile: join(out, 'boot.js'),
    format: 'iife',
  });
  return { outputs, loads, inputs: Object.keys(metafile.inputs) };
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

/** `node_modules/react-dom/client.js` → `react-dom`; undefined for a file of ours. */
const packageOf = (input) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1];

/** The licences of all that is bundled: they ask for it, and minified files have no room for them. */
async function writeLicences(packages) {
  const texts = [];
  for (const name of packages) {
    const folder = join(root, 'node_modules', name);
    const { version: number, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const files = (await readdir(folder)).filter((file) => /^licen[cs]e/i.test(file)).sort();
    if (!files.length) throw new Error(`${name} has no licence text.`);
    const words = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    texts.push(`${name} ${number} (${license})\n\n${words.map((text) => text.trim()).join('\n\n')}\n`);
  }
  const head = 'What the files of this folder hold besides Inlay, and its licences.\n\n';
  await writeFile(join(dist, 'THIRD-PARTY.txt'), head + texts.join(`\n${'-'.repeat(80)}\n\n`));
}

async function describeRenderer(name, { outputs, loads }) {
  const out = join(dist, name);
  const files = {};
  const hashes = {};
  for (const file of ['boot.js', 'site.js', 'site.iife.js', ...outputs]) {
    files[file] = await measure(join(out, file));
    hashes[file] = await integrity(join(out, file));
  }
  hashes['../site.css'] = await integrity(join(dist, 'site.css'));
  await writeFile(join(out, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
  // For servers that know what is on a page, and have the browser fetch it together with the entry.
  await writeFile(join(out, 'chunks.json'), `${JSON.stringify(Object.fromEntries(loads), null, 2)}\n`);
  const blocks = {};
  const fileBytes = (names) => [...new Set(names)].reduce((sum, file) => sum + files[file].brotli, 0);
  for (const [chunk, names] of loads) {
    // What a page with only this block loads: the entry, the frame, the block's chunk, and what that shares with others.
    blocks[chunk] = files['site.js'].brotli + fileBytes([...loads.get('frame'), ...names]);
  }
  // What every page with a block or a feature loads, whichever it is.
  const runtime = loads.get('frame');
  return { files, runtime, pageBrotli: { none: files['site.js'].brotli, ...blocks } };
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
const sizes = {};
await esbuild.build({
  absWorkingDir: root,
  entryPoints: ['src/style/site.css'],
  outfile: join(dist, 'site.css'),
  bundle: true,
  minify: true,
  target: ['chrome120', 'firefox121', 'safari17'],
  logLevel: 'warning',
});
// The one file leaves the heavy ones to a chunk.
const bundled = new Set(['dompurify']);
for (const [name, alias] of Object.entries(RENDERERS)) {
  const built = await buildRenderer(name, alias);
  for (const input of built.inputs) bundled.add(packageOf(input));
  sizes[name] = await describeRenderer(name, built);
}
bundled.delete(undefined);
await writeLicences([...bundled].sort());
sizes.css = await measure(join(dist, 'site.css'));
await writeFile(join(dist, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);

if (!process.argv.includes('--no-types')) {
  const types = spawnSync('node', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.types.json'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (types.status !== 0) process.exit(types.status ?? 1);
  await pruneTypes(join(dist, 'types'), 'public.d.ts');
}
