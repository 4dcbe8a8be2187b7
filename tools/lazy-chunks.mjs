// The lazy half of a build: finds what the entry loads later, splits it, joins what loads together, and says which files each chunk needs.

import { basename, join, relative, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { readChunkKinds } from './chunk-kinds.mjs';
import { writeJoined } from './join-chunks.mjs';
import { writeStyles } from './join-styles.mjs';

const ENTRY = 'src/site.ts';
/** Comes with the first block or feature, and brings the list of files for chunks that only other chunks lead to. */
const MOUNTING = 'src/core/lazy/mounting.ts';

/** `src/blocks/form/form.mount.tsx` → `form`, `purify.es.mjs` → `purify`: the name by which code asks for it. */
export const chunkName = (/** @type {string} */ source) =>
  basename(source).replace(/(\.(?:mount|design|es))?\.(tsx?|m?js)$/, '');

/** @typedef {import('esbuild').BuildOptions & { plugins: import('esbuild').Plugin[] }} Options */
/** @typedef {import('esbuild').Metafile['inputs']} Inputs */

/**
 * Hands each dynamic import that `isOutside` accepts to `address`, and leaves it out of the bundle.
 * @param {(path: string) => boolean} isOutside
 * @param {(source: string) => string} address
 * @returns {import('esbuild').Plugin}
 */
export function outsideImports(isOutside, address) {
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

/**
 * The sources that the entry loads lazily, from the root. Fails where code of the entry imports a style sheet.
 * @param {string} root
 * @param {Options} options
 */
async function findLazySources(root, options) {
  const sources = new Set();
  const { metafile } = await esbuild.build({
    ...options,
    entryPoints: [ENTRY],
    format: 'esm',
    write: false,
    sourcemap: false,
    metafile: true,
    plugins: [
      ...options.plugins,
      outsideImports(
        () => true,
        (source) => {
          sources.add(relative(root, source));
          return source;
        },
      ),
    ],
  });
  const sheet = Object.keys(metafile.inputs).find((path) => path.endsWith('.css'));
  if (sheet)
    throw new Error(
      `${sheet} is imported by code of the entry. Import it in src/style/site.css, or in lazy code.`,
    );
  // In one order always: names of chunks hang on it, and two builds of one source must be alike.
  return [...sources].sort();
}

/**
 * What the module of a lazy source imports dynamically, itself or through its static imports.
 * @param {Inputs} inputs
 * @param {string} source
 * @returns {string[]}
 */
function leadsTo(inputs, source) {
  const modules = new Set([source]);
  const found = new Set();
  for (const path of modules) {
    for (const { path: imported, kind, external } of inputs[path]?.imports ?? []) {
      if (external) continue;
      if (kind === 'dynamic-import') found.add(imported);
      else modules.add(imported);
    }
  }
  return [...found];
}

/**
 * All sources that `from` lead to, themselves included, without going through `closed`.
 * @param {Inputs} inputs
 * @param {string[]} from
 * @param {Set<string>} [closed]
 */
function reachable(inputs, from, closed = new Set()) {
  const reached = new Set(from);
  for (const source of reached) {
    if (closed.has(source)) continue;
    for (const next of leadsTo(inputs, source)) reached.add(next);
  }
  return reached;
}

/**
 * Who tells the loader of which chunk's files: the entry of those that it imports, a group (a lazy module that exports `chunks`) of those
 * that only it leads to, the frame of all others.
 * @param {import('esbuild').Metafile} metafile
 * @param {string[]} lazySources
 */
function shareOut({ inputs, outputs }, lazySources) {
  const groups = Object.values(outputs)
    .filter(({ entryPoint, exports }) => entryPoint !== MOUNTING && exports.includes('chunks'))
    .flatMap(({ entryPoint }) => entryPoint ?? []);
  const open = reachable(inputs, lazySources, new Set(groups));
  const ofEntry = new Set(lazySources);
  const told = new Map([
    [ENTRY, ofEntry],
    [MOUNTING, new Set([...open].filter((source) => !ofEntry.has(source)))],
  ]);
  for (const group of groups) {
    told.set(group, new Set([...reachable(inputs, [group])].filter((source) => !open.has(source))));
  }
  return told;
}

/**
 * Builds lazy code, split: a file per block and the parts that several blocks share, joined into few; and its style sheets.
 * @returns `map`: the entry's list of files; `styles`: the same for all chunks, style sheets alone; `bySource`: source → file; `outputs`: all files; `loads`:
 *   chunk → what a page loads with it; `inputs`: all sources. Files by their path from `out`
 * @param {object} setup
 * @param {string} setup.root
 * @param {string} setup.out the renderer's folder
 * @param {Options} setup.options
 * @param {string[]} setup.styleTarget
 */
export async function buildChunks({ root, out, options, styleTarget }) {
  const outdir = join(out, 'chunks');
  const lazySources = await findLazySources(root, options);
  const split = await esbuild.build({
    ...options,
    entryPoints: lazySources,
    outdir,
    format: 'esm',
    splitting: true,
    metafile: true,
    write: false,
    // The second pass sees a whole file and shortens its names.
    minify: false,
    define: { ...options.define, __LAZY_CHUNK_MAP__: '__LAZY_CHUNK_MAP__' },
    entryNames: '[name]-[hash]',
    chunkNames: '[hash]',
  });
  const { inputs } = split.metafile;
  const all = Object.values(split.metafile.outputs)
    .flatMap(({ entryPoint }) => entryPoint ?? [])
    .sort();
  const kinds = await readChunkKinds(root, Object.keys(inputs), (path) => all.includes(path));
  const told = shareOut(split.metafile, lazySources);

  const hash = (/** @type {string} */ file) => basename(file, '.js').split('-').at(-1) ?? '';
  /** @type {Awaited<ReturnType<typeof writeStyles>>} */
  let styles = new Map();
  /**
   * Chunk name → the files that it needs beside its own, for the sources that `teller` is asked about.
   * @param {import('./join-chunks.mjs').Written} written
   * @param {string | undefined} teller
   */
  const listFiles = ({ sources, needed }, teller) => {
    /** @type {Record<string, string>} */
    const map = {};
    // Whatever is loaded, the frame is asked for beside it, and with it what it needs.
    const ofFrame = new Set(needed.get(sources.get(MOUNTING) ?? ''));
    const listed = [...(told.get(teller ?? '') ?? [])].sort().map((source) => {
      const file = sources.get(source) ?? '';
      const isListed = source.startsWith('src/') && !kinds.isUnlisted(source);
      const shared = isListed
        ? (needed.get(file) ?? []).slice(1).filter((path) => source === MOUNTING || !ofFrame.has(path))
        : [];
      return { source, shared: shared.map(hash) };
    });
    // In one order for all, those together that the same lists have: such lists compress well.
    const listsWith = (/** @type {string} */ name) =>
      listed.flatMap(({ source, shared }) => (shared.includes(name) ? [source] : [])).join();
    const inOrder = (/** @type {string[]} */ names) =>
      names
        .map((name) => ({ name, lists: listsWith(name) }))
        .sort((one, other) =>
          (one.lists === other.lists ? one.name < other.name : one.lists < other.lists) ? -1 : 1,
        )
        .map(({ name }) => name);
    for (const { source, shared } of listed) {
      const sheets = (styles.get(source) ?? []).map((path) => basename(path));
      const files = [...sheets, ...inOrder(shared)].join(' ');
      if (files) map[chunkName(source)] = files;
    }
    return map;
  };
  const { sources, needed } = await writeJoined({
    ...split,
    absWorkingDir: root,
    outdir,
    nameOf: chunkName,
    last: MOUNTING,
    isWhole: kinds.isWhole,
    isOften: kinds.isOften,
    isRest: kinds.isRest,
    isSingle: kinds.isSingle,
    checkCopies: kinds.checkCopies,
    async beforeWriting() {
      styles = await writeStyles({ inputs, sources: all, root, outdir, target: styleTarget });
    },
    options: (done, entryPoint) => ({
      target: options.target ?? 'esnext',
      minify: true,
      legalComments: 'none',
      logLevel: 'warning',
      // Bare imports keep an order of evaluation that nothing here hangs on.
      logOverride: { 'ignored-bare-import': 'silent' },
      define: { __LAZY_CHUNK_MAP__: JSON.stringify(listFiles(done, entryPoint)) },
    }),
  });
  const fromOut = (/** @type {string} */ file) => relative(out, file);
  const names = (/** @type {string[]} */ list) => list.map((path) => basename(path)).join(' ');
  const sheets = [...new Set([...styles.values()].flat())];
  return {
    map: listFiles({ sources, needed }, ENTRY),
    styles: Object.fromEntries(
      [...styles].filter(([, list]) => list.length).map(([source, list]) => [chunkName(source), names(list)]),
    ),
    bySource: new Map([...sources].map(([source, file]) => [resolve(root, source), fromOut(file)])),
    outputs: [...needed.keys(), ...sheets].map(fromOut),
    loads: new Map(
      [...sources].map(([source, file]) => [
        chunkName(source),
        [...(needed.get(file) ?? []), ...(styles.get(source) ?? [])].map(fromOut),
      ]),
    ),
    inputs: Object.keys(inputs),
  };
}
