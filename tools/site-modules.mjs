// `dist/modules.json`: what a site build is made from. Every module of the graph as JavaScript, each by itself, with what it imports; the rows of
// the catalogue one by one; the style sheets of all units. The package brings this file in the place of its sources.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { lazyName } from '../src/server/site-build/file-text.mjs';
import { compileMessages } from './icu-plugin.mjs';
import { STYLE_TARGET } from './split-build.mjs';
import { LAYERS, readFamilies } from './style-families.mjs';

/** @import { SiteModule, SiteModules } from '../src/server/site-build/site-modules' */

const ENTRY = 'src/site.ts';
const BLOCKS_TABLE = 'src/catalogue/blocks.ts';
const FEATURES_TABLE = 'src/catalogue/features.ts';
/** Loaded lazily by a row that only builds of sites have. */
const UNFORESEEN_MOUNT = 'src/package/unforeseen.mount.ts';
const LAZY_LOADER = /\(\)\s*=>\s*import\("([^"]+)"\)/g;
/** `import e,{findAll as t}from"../dom/find-all"`, `export{unit}from"./unit"`, `import*as e from"…"` */
const IMPORT =
  /\b(?:import|export)\s*(?:([\w$]+)\s*,?\s*)?(?:(\*)\s*(?:as\s+[\w$]+\s*)?|\{([^}]*)\}\s*)?from\s*"([^"]+)"/g;
const ROW = /^ {2}(?:"([\w-]+)"|([\w$]+)): /gm;

/** @param {string} names `findAll as t,matches` */
const importedNames = (names) =>
  names
    .split(',')
    .map((pair) => pair.trim().split(/\s+as\s+/)[0] ?? '')
    .filter(Boolean);

/** The names that a module imports, by the specifier. @param {string} code @returns {Record<string, string[]>} */
function readImports(code) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const [, main, all, names = '', specifier = ''] of code.matchAll(IMPORT))
    found[specifier] = [
      ...new Set([
        ...(found[specifier] ?? []),
        ...(main ? ['default'] : []),
        ...(all ? ['*'] : importedNames(names)),
      ]),
    ];
  return found;
}

/**
 * A table of the catalogue, by the code that esbuild prints of its module.
 * @param {string} root
 * @param {string} path
 * @returns {Promise<SiteModules['catalogue']['blocks']>}
 */
async function readTable(root, path) {
  const code = (await compileModule(root, path, { isReadable: true }))
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(LAZY_LOADER, (/** @type {string} */ _, /** @type {string} */ address) =>
      JSON.stringify(`lazy:${lazyName(`${address}.ts`)}`),
    );
  const [opening = ''] = /const [A-Z]+_ROWS = \{\n/.exec(code) ?? [];
  const start = code.indexOf(opening) + opening.length;
  const end = code.indexOf('\n};', start);
  const text = code.slice(start, end);
  const rows = [...text.matchAll(ROW)];
  return {
    before: code.slice(0, start),
    after: code.slice(end),
    rows: Object.fromEntries(
      rows.map(({ 1: quoted, 2: plain, index }, place) => [
        quoted ?? plain ?? '',
        text.slice(index, rows[place + 1]?.index).replace(/,\s*$/, ''),
      ]),
    ),
  };
}

const SELECTOR = /\bselector: ("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)/;

/** The text of a string that esbuild has printed. @param {string} literal */
const readString = (literal) =>
  JSON.parse(literal.startsWith('"') ? literal : JSON.stringify(literal.slice(1, -1).replaceAll("\\'", "'")));

/** @param {string} root @returns {Promise<SiteModules['catalogue']>} */
async function readCatalogue(root) {
  const blocks = await readTable(root, BLOCKS_TABLE);
  return {
    blocks,
    features: await readTable(root, FEATURES_TABLE),
    selectors: Object.fromEntries(
      Object.entries(blocks.rows).map(([name, row]) => [name, readString(SELECTOR.exec(row)?.[1] ?? '""')]),
    ),
  };
}

/**
 * @param {string} root
 * @param {string} path from the root
 * @param {{ isReadable?: boolean }} [options]
 */
async function compileModule(root, path, { isReadable = false } = {}) {
  const source = await readFile(join(root, path), 'utf8');
  if (path.endsWith('.messages.json'))
    return `export default ${await compileMessages(join(root, path), path, 'en')};`;
  if (path.endsWith('.json')) return `export default ${source};`;
  const { code } = await esbuild.transform(source, {
    loader: path.endsWith('x') ? 'tsx' : /\.[cm]?js$/.test(path) ? 'js' : 'ts',
    jsx: 'automatic',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    // With its white space esbuild takes out its notes that an enumeration which nobody reads may be left out.
    minifyWhitespace: !isReadable && !/\benum\b/.test(source),
    minifySyntax: !isReadable,
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  return code;
}

/** Whether a bundler may leave a module out from which nothing is used. @param {string} root @param {string} path */
async function hasEffects(root, path) {
  if (path.startsWith('src/')) return path === ENTRY;
  const [folder = ''] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
  const { sideEffects } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  return sideEffects !== false;
}

/**
 * @param {string} root
 * @param {Readonly<Record<string, ReturnType<typeof import('./bundle-options.mjs').commonOptions>>>} options by the renderer's name
 * @param {{ version: string, languageHash: string }} about
 * @returns {Promise<SiteModules>}
 */
async function readModules(root, options, { version, languageHash }) {
  /** @type {Record<string, SiteModule>} */
  const modules = {};
  /** @type {SiteModules['renderers']} */
  const renderers = {};
  for (const [renderer, own] of Object.entries(options)) {
    const { metafile } = await esbuild.build({
      ...own,
      // What stands in for modules of the script tag, and what only a site's build has.
      entryPoints: [ENTRY, 'src/package/site-chunks.ts', UNFORESEEN_MOUNT],
      outdir: 'out',
      format: 'esm',
      splitting: true,
      write: false,
      minify: false,
      sourcemap: false,
      metafile: true,
    });
    /** @type {Record<string, string>} */
    const aliases = {};
    // Values that the build puts in are no modules.
    const inputs = Object.entries(metafile.inputs).filter(([path]) => !/\.css$|^</.test(path));
    const codes = await Promise.all(inputs.map(([path]) => modules[path]?.code ?? compileModule(root, path)));
    for (const [index, [path, { imports, format }]] of inputs.entries()) {
      for (const { path: resolved, original = '' } of imports)
        if (/^[^./]/.test(original) && path.startsWith('src/')) aliases[original] = resolved;
      if (modules[path]) continue;
      const code = codes[index] ?? '';
      const byName = new Map(imports.map(({ path: resolved, original = '' }) => [original, resolved]));
      /** @type {string[]} */
      const lazy = [];
      const rewritten = code.replace(LAZY_LOADER, (_, address) => {
        const target = byName.get(address) ?? '';
        lazy.push(target);
        // The loader finds it by its name.
        return '1';
      });
      const named = readImports(rewritten);
      modules[path] = {
        code: rewritten,
        imports: Object.fromEntries(
          imports
            .filter(
              ({ kind, external, path: one }) =>
                kind !== 'dynamic-import' && !external && !/\.css$|^</.test(one),
            )
            .map(({ path: resolved, original = '' }) => [
              original,
              { path: resolved, names: named[original] ?? [] },
            ]),
        ),
        ...(lazy.length && { lazy }),
        ...(imports.some(({ path: one }) => one.endsWith('.css')) && {
          styles: imports.flatMap(({ path: one }) => (one.endsWith('.css') ? one.slice('src/'.length) : [])),
        }),
        ...(format === 'cjs' && { isCommonJs: true }),
        ...((await hasEffects(root, path)) && { hasEffects: true }),
      };
    }
    renderers[renderer] = { aliases };
  }
  await listExports(modules);
  return {
    version,
    languageHash,
    modules,
    renderers,
    catalogue: await readCatalogue(root),
    ...(await readStyles(root)),
  };
}

/** The names of what a module exports. @param {string} code */
async function exportsOf(code) {
  const { metafile } = await esbuild.build({
    stdin: { contents: code },
    write: false,
    metafile: true,
    format: 'esm',
    outfile: 'out.js',
  });
  return metafile.outputs['out.js']?.exports ?? [];
}

/**
 * Puts the names of all exports in the place of `*`, and beside lazy modules.
 * @param {Record<string, SiteModule>} modules
 */
async function listExports(modules) {
  const lazyModules = new Set([UNFORESEEN_MOUNT]);
  for (const { imports, lazy = [] } of Object.values(modules)) {
    for (const imported of Object.values(imports)) {
      const target = modules[imported.path];
      if (imported.names.includes('*') && target && !target.isCommonJs)
        imported.names = await exportsOf(target.code);
    }
    for (const path of lazy) lazyModules.add(path);
  }
  for (const path of lazyModules) {
    const target = modules[path];
    if (target) target.exports = await exportsOf(target.code);
  }
}

/** The text of every style sheet, and the families that they belong to. @param {string} root */
async function readStyles(root) {
  const families = await readFamilies(root);
  /** @type {Record<string, string>} */
  const sheets = {};
  for (const { sources } of Object.values(families))
    for (const source of sources) {
      const { code } = await esbuild.transform(await readFile(join(root, 'src', source), 'utf8'), {
        loader: 'css',
        minify: true,
        target: STYLE_TARGET,
      });
      sheets[source] = code.trim();
    }
  return { families, sheets, layers: LAYERS };
}

/** @param {string} file @param {Parameters<typeof readModules>} setup */
export async function writeSiteModules(file, ...setup) {
  await writeFile(file, JSON.stringify(await readModules(...setup)));
}
