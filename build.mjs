// Builds dist/: React and Preact, each as split ESM, as one file and as the entry of the npm package, with source maps, CSS, types and sizes.
// The last build stays in its place, for servers and tests, until this one has ended.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as esbuild from 'esbuild';
import { openBuildFolder } from './tools/build-folder.mjs';
import { buildPackage, writeSheetModules } from './tools/build-package.mjs';
import {
  BUILD,
  bundleBesideServer,
  bundleServer,
  readLeads,
  readRendererBuild,
} from './tools/build-server.mjs';
import { commonOptions } from './tools/bundle-options.mjs';
import { licenceTexts } from './tools/bundled-licences.mjs';
import { compileLanguages, writeLanguages } from './tools/languages.mjs';
import { PREACT_ALIAS } from './tools/preact-alias.mjs';
import { pruneTypes } from './tools/prune-types.mjs';
import { writeSiteModules } from './tools/site-modules.mjs';
import { buildSplit, otherFiles, STYLE_TARGET } from './tools/split-build.mjs';
import { fromRenderer, readFamilies, writeFamilies } from './tools/style-families.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

const ALL_RENDERERS = { react: {}, preact: PREACT_ALIAS };
/** `--renderer NAME`: that one alone, beside what the last build has made besides. For `npm start`. */
const only = process.argv[process.argv.indexOf('--renderer') + 1 || process.argv.length];
const RENDERERS = only ? { [only]: ALL_RENDERERS[only] } : ALL_RENDERERS;
const {
  folder: dist,
  finish,
  discard,
} = await openBuildFolder(join(root, 'dist'), { keeps: (name) => only !== undefined && name !== only });
process.once('exit', discard);
// Without these a signal ends the process at once.
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
  process.once(signal, () => process.exit(code));
/** A library that is imported by name, and only where it is needed, stays a file of its own in the one-file build, too. */
const isPackage = (path) => !/^[./]/.test(path);

/**
 * A classic script knows its own address only while it first runs. Asked through the prototypes, since an image called
 * `currentScript` answers to the name first; from an address with nothing beside it (`data:`, `blob:`) the page's counts.
 */
const OWN_ADDRESS = `var __script=function(d){
function get(type,name){return Object.getOwnPropertyDescriptor(type.prototype,name).get.call(d)}
var own=get(Document,'currentScript'),src=own&&own.src;
return/^(https?|file):/.test(src)?src:get(Node,'baseURI')}(document);`.replaceAll('\n', '');

/** A line that counts, in a terminal; elsewhere one line at the end. @param {number} done @param {number} all */
function countFiles(done, all) {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${done} of ${all} files${done === all ? '\n' : ''}`);
  else if (done === all) console.log(`  ${all} files`);
}

async function buildRenderer(name, alias, { languages, families }) {
  const out = join(dist, name);
  const options = commonOptions({ root, alias, version, languageHash: languages.hash, families });
  const split = await buildSplit({ root, out, options, onFile: countFiles });
  const { sheets: needed, outputs, loads, inputs, writeWithChunks } = split;
  console.log('  the one-file build, the stub, languages and the entry for bundlers');
  await writeWithChunks(join(out, 'site.iife.js'), {
    ...options,
    // One file does what the stub does, too.
    stdin: { contents: "import './hosts/boot'; import './site';", resolveDir: join(root, 'src') },
    format: 'iife',
    define: {
      ...options.define,
      // Its code is all here; its style sheets are not.
      __CHUNK_MAP__: JSON.stringify({ files: '', hashes: '', sheets: needed }),
      'import.meta.url': '__script',
    },
    banner: { js: OWN_ADDRESS },
    plugins: [...options.plugins, otherFiles(root, { isLazy: isPackage })],
  });
  await esbuild.build({
    ...options,
    // Without its "use strict" it keeps its 400 bytes.
    tsconfigRaw: { compilerOptions: { target: 'es2022', alwaysStrict: false } },
    entryPoints: ['src/hosts/boot.ts'],
    outfile: join(out, 'boot.js'),
    // It imports and exports nothing, so it is a classic script.
    format: 'esm',
  });
  const languageFiles = await writeLanguages(out, languages);
  await buildPackage({ root, out, options, split, sheets, languageFiles });
  return { outputs: [...outputs, ...languageFiles], loads, inputs };
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

const measure = async (file) => {
  const bytes = await readFile(file);
  return {
    min: bytes.length,
    gzip: (await toGzip(bytes, { level: 9 })).length,
    brotli: (await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length,
  };
};

const integrity = async (file) =>
  `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;

const filesOf = (outputs) => [
  'boot.js',
  'site.js',
  'site.iife.js',
  'package.js',
  ...outputs,
  ...sheets.map(fromRenderer),
];

/** For servers: the hashes of all files, and the files of each chunk. */
async function writeLists(name, { outputs, loads }) {
  const out = join(dist, name);
  const hashes = {};
  for (const file of filesOf(outputs)) hashes[file] = await integrity(join(out, file));
  await writeFile(join(out, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
  // For servers that know what is on a page, and have the browser fetch it together with the entry.
  await writeFile(join(out, 'chunks.json'), `${JSON.stringify(Object.fromEntries(loads), null, 2)}\n`);
}

async function measureRenderer(name, { outputs, loads }) {
  const files = {};
  for (const file of filesOf(outputs)) files[file] = await measure(join(dist, name, file));
  const blocks = {};
  const styles = {};
  const fileBytes = (names, ending) =>
    [...new Set(names)].reduce((sum, file) => sum + (file.endsWith(ending) ? files[file].brotli : 0), 0);
  for (const [chunk, names] of loads) {
    // What a page with only this block loads: the entry, the block's chunk, and what that shares with others.
    blocks[chunk] = files['site.js'].brotli + fileBytes(names, '.js');
    // Beside `site.css`.
    styles[chunk] = fileBytes(names, '.css');
  }
  return { files, pageBrotli: { none: files['site.js'].brotli, ...blocks }, styleBrotli: styles };
}

const measuring = {};
const families = await readFamilies(root);
const sheets = await writeFamilies({ root, out: dist, target: STYLE_TARGET });
await writeSheetModules(join(dist, 'styles'), sheets);
const languages = await compileLanguages(root);
const bundled = new Set();
for (const [name, alias] of Object.entries(RENDERERS)) {
  console.log(`  scripts and styles with ${name}`);
  const built = await buildRenderer(name, alias, { languages, families });
  for (const input of built.inputs) bundled.add(input);
  await writeLists(name, built);
  // Sizes are told for a whole build alone. The best compression takes as long as the rest, and goes on beside it.
  if (!only) measuring[name] = measureRenderer(name, built);
}
// A renderer that has never been built is not known to the server.
const known = Object.keys(ALL_RENDERERS).filter((name) => existsSync(join(dist, name, 'integrity.json')));
const builds = Object.fromEntries(
  await Promise.all(known.map(async (name) => [name, await readRendererBuild(join(dist, name))])),
);
const server = await bundleServer({ root, builds, families, leads: await readLeads(root), version });
await writeFile(join(dist, 'server.js'), server.text);
const command = await bundleBesideServer(root, {
  entry: 'src/server/cli/cli.ts',
  version,
  banner: '#!/usr/bin/env node\n',
});
await writeFile(join(dist, 'cli.js'), command.text, { mode: 0o755 });
const siteBuild = await bundleBesideServer(root, { entry: BUILD, version });
await writeFile(join(dist, 'build.js'), siteBuild.text);
console.log('  the modules that builds of sites are made from');
await writeSiteModules(
  join(dist, 'modules.json'),
  root,
  Object.fromEntries(
    Object.entries(ALL_RENDERERS).map(([name, alias]) => [
      name,
      commonOptions({ root, alias, version, languageHash: languages.hash, families }),
    ]),
  ),
  { version, languageHash: languages.hash },
);
for (const input of [...server.inputs, ...command.inputs, ...siteBuild.inputs]) bundled.add(input);
if (!only) await writeFile(join(dist, 'THIRD-PARTY.txt'), await licenceTexts(root, bundled));

/** Resolves with its exit code; null where a signal has ended it. */
async function compileTypes() {
  const parameters = [
    'node_modules/typescript/bin/tsc',
    '-p',
    'tsconfig.types.json',
    '--outDir',
    join(dist, 'types'),
  ];
  const child = spawn('node', parameters, { cwd: root, stdio: 'inherit' });
  const stop = () => child.kill();
  process.once('exit', stop);
  const [code] = await once(child, 'exit');
  process.off('exit', stop);
  return code;
}

const compiling = process.argv.includes('--no-types') ? undefined : compileTypes();
if (!only) {
  console.log('  sizes');
  const sizes = {};
  for (const [name, sizesOf] of Object.entries(measuring)) sizes[name] = await sizesOf;
  sizes.css = await measure(join(dist, 'site.css'));
  await writeFile(join(dist, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
}
if (compiling) {
  console.log('  types');
  const code = await compiling;
  if (code !== 0) process.exit(code ?? 1);
  await pruneTypes(join(dist, 'types'), [
    'public.d.ts',
    'server/public.d.ts',
    'server/site-build/public.d.ts',
  ]);
  // For what is imported for its effect alone.
  await writeFile(join(dist, 'types/side-effect.d.ts'), 'export {};\n');
}
finish();
