// `dist/server.js`: what a server imports as `inlay/server`. It answers by the catalogue itself, which the browser has as well, and knows the
// files of the build.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { lazyName } from '../src/server/site-build/file-text.mjs';
import { icuMessages } from './icu-plugin.mjs';
import { minify } from './minify.mjs';
import { familySelectors } from './style-families.mjs';
import { styleImports } from './style-imports.mjs';

const LAZY_IMPORT = /\bimport\('([^']+)'\)/g;

/**
 * The names of chunks in the place of the code that loads them, and nothing in the place of units that `site.js` has: a server runs neither.
 * @returns {esbuild.Plugin}
 */
function withoutUnits() {
  return {
    name: 'without-units',
    setup(build) {
      build.onResolve({ filter: /\.mount$/ }, ({ path }) => ({ path, namespace: 'unit' }));
      build.onLoad({ filter: /.*/, namespace: 'unit' }, () => ({ contents: 'export const unit = {};' }));
      build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const contents = source.replace(LAZY_IMPORT, (_, address) =>
          JSON.stringify(lazyName(`${address}.ts`)),
        );
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** The module `inlay/build`. */
export const BUILD = 'src/server/site-build/build-site.ts';

/** `emit('cart:added', …)` */
const EVENT = /\bemit\(\s*'([\w-]+(?::[\w-]+)?)'/g;
const ENTRY = 'src/site.ts';
/** What these ask for is decided elsewhere: units by the page, the API and the platform's globals by its scripts. */
const DECIDED_BY_PAGE = [ENTRY, 'src/catalogue/blocks.ts', 'src/catalogue/features.ts'];
const isUnit = (/** @type {string} */ source) => /\.mount\.tsx?$/.test(source);

/**
 * What code may lead to once it runs: chunks that it imports when somebody uses something, and events that it emits, which start features.
 * @param {string} root
 * @returns {Promise<Record<string, string[]>>} by the name of a chunk or a unit; `site`: what all pages may ask for
 */
export async function readLeads(root) {
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [icuMessages(), styleImports()],
  });
  const { inputs } = metafile;
  const importsOf = (/** @type {string} */ source, /** @type {boolean} */ isLazy) =>
    (inputs[source]?.imports ?? [])
      .filter(({ path, kind }) => path in inputs && (kind === 'dynamic-import') === isLazy)
      .map(({ path }) => path);
  /** @type {Map<string, string[]>} */
  const events = new Map();
  for (const source of Object.keys(inputs).filter((path) => /^src\/.*\.tsx?$/.test(path))) {
    const text = (await readFile(join(root, source), 'utf8')).replace(/\/\*[\s\S]*?\*\//g, '');
    events.set(
      source,
      [...text.matchAll(EVENT)].map(([, event = '']) => event),
    );
  }
  const leadsOf = (/** @type {string} */ start) => {
    const modules = new Set([start]);
    for (const source of modules)
      for (const path of importsOf(source, false)) if (start !== ENTRY || !isUnit(path)) modules.add(path);
    const leads = [...modules]
      .filter((source) => !DECIDED_BY_PAGE.includes(source))
      .flatMap((source) => [...importsOf(source, true).map(lazyName), ...(events.get(source) ?? [])]);
    return [...new Set(leads)].sort();
  };
  const lazy = Object.keys(inputs).flatMap((source) => importsOf(source, true));
  const starts = new Set([ENTRY, ...lazy, ...Object.keys(inputs).filter(isUnit)]);
  return Object.fromEntries([...starts].map((source) => [lazyName(source), leadsOf(source)]));
}

/**
 * The facts about a renderer's files that the server needs.
 * @typedef {object} RendererBuild
 * @property {Record<string, string[]>} loads chunk → its files, as `chunks.json` has them
 * @property {Record<string, string>} integrity file → its hash
 * @property {string} stub the text of `boot.js`
 */

/**
 * Splits the hashes into those that all builds have alike, such as style sheets and languages, and what each has besides: no compression makes one smaller.
 * @param {Readonly<Record<string, RendererBuild>>} builds
 */
export function shareHashes(builds) {
  const all = Object.values(builds).map(({ integrity }) => integrity);
  const isShared = (/** @type {[string, string]} */ [file, hash]) =>
    all.every((integrity) => integrity[file] === hash);
  return {
    shared: Object.fromEntries(Object.entries(all[0] ?? {}).filter(isShared)),
    builds: Object.fromEntries(
      Object.entries(builds).map(([name, build]) => {
        const own = Object.entries(build.integrity).filter((entry) => !isShared(entry));
        return [name, { ...build, integrity: Object.fromEntries(own) }];
      }),
    ),
  };
}

/**
 * @param {object} setup
 * @param {string} setup.root
 * @param {Readonly<Record<string, RendererBuild>>} setup.builds by the renderer's name
 * @param {import('./style-families.mjs').StyleFamilies} setup.families
 * @param {Record<string, string[]>} setup.leads what `readLeads` returns
 * @param {string} setup.version
 * @param {readonly esbuild.Plugin[]} [setup.plugins] what tests put in the place of modules
 * @returns {Promise<{ text: string, inputs: string[] }>} the module's text, and all sources
 */
export async function bundleServer({ root, builds, families, leads, version, plugins = [] }) {
  const hashes = shareHashes(builds);
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['src/server/server.ts'],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    inject: ['src/server/page-globals.ts'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VERSION__: JSON.stringify(version),
      __BUILDS__: JSON.stringify(hashes.builds),
      __SHARED_INTEGRITY__: JSON.stringify(hashes.shared),
      __LEADS__: JSON.stringify(leads),
      __STYLE_FAMILIES__: JSON.stringify(familySelectors(families)),
    },
    plugins: [...plugins, withoutUnits(), icuMessages(), styleImports()],
  });
  const { code } = await minify({ code: outputFiles[0]?.text ?? '' });
  return { text: code, inputs: Object.keys(metafile.inputs) };
}

/** Texts of the pages that `inlay save` writes itself, by message and language. @param {string} root */
export async function readShellTexts(root) {
  const folder = join(root, 'src/languages');
  /** @type {Record<string, Record<string, string>>} */
  const shellTexts = { 'cart-page.title': {}, 'search-page.label': {}, 'shell-page.more': {} };
  for (const file of await readdir(folder)) {
    const language = JSON.parse(await readFile(join(folder, file), 'utf8'));
    for (const [message, texts] of Object.entries(shellTexts)) {
      const [unit = '', key = ''] = message.split('.');
      texts[file.replace('.json', '')] = language[unit][key];
    }
  }
  return shellTexts;
}

/** Packages of another kind of modules ask for Node's own by it. */
const REQUIRE = "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);";

/**
 * A module for Node that stands beside `server.js`: the command `inlay`, and `inlay/build`.
 * @param {string} root
 * @param {{ entry: string, version: string, banner?: string }} module
 * @returns {Promise<{ text: string, inputs: string[] }>} the module's text, and all sources
 */
export async function bundleBesideServer(root, { entry, version, banner = '' }) {
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    banner: { js: `${banner}${REQUIRE}` },
    external: ['rolldown'],
    define: {
      __VERSION__: JSON.stringify(version),
      __SHELL_TEXTS__: JSON.stringify(await readShellTexts(root)),
    },
    logLevel: 'warning',
    plugins: [
      {
        name: 'beside-server',
        setup(build) {
          build.onResolve({ filter: /^\.\.\/(?:server\/)?server$/ }, () => ({
            path: './server.js',
            external: true,
          }));
          if (entry !== BUILD)
            build.onResolve({ filter: /\/site-build\/build-site$/ }, () => ({
              path: './build.js',
              external: true,
            }));
        },
      },
    ],
  });
  const { code } = await minify({ code: outputFiles[0]?.text ?? '' });
  return { text: code, inputs: Object.keys(metafile.inputs) };
}

/**
 * The files of a renderer that has been built.
 * @param {string} out its folder
 * @returns {Promise<RendererBuild>}
 */
export async function readRendererBuild(out) {
  const read = (/** @type {string} */ file) => readFile(join(out, file), 'utf8');
  const readJson = async (/** @type {string} */ file) => JSON.parse(await read(file));
  return {
    loads: await readJson('chunks.json'),
    integrity: await readJson('integrity.json'),
    stub: (await read('boot.js')).trim(),
  };
}
