// The module build of one renderer: `site.js` and its chunks, from one graph. Which module is in which file is decided by
// `chunk-files.mjs`; no module is in two. esbuild bundles one file at a time; references between files are put in afterwards.

import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as esbuild from 'esbuild';
import {
  COMPILE_HINT,
  FRAME,
  hashLetters,
  lazyName,
  shortName,
  spaceName,
} from '../src/server/site-build/file-text.mjs';
import { assignFiles, SITE } from './assign-files.mjs';
import { COPIED, FILES, PRESSED, SHARED } from './chunk-files.mjs';
import { minify } from './minify.mjs';
import { replaceInBundle } from './replace-in-bundle.mjs';
import { familySelectors, fromRenderer, readFamilies, sheetsOf } from './style-families.mjs';

export const STYLE_TARGET = ['chrome120', 'firefox121', 'safari17'];

const ENTRY = 'src/site.ts';
/** The beginning of a file. @param {string} file */
const headOf = (file) => (file === SITE || PRESSED.includes(file) ? COMPILE_HINT : '');
const REFERENCE = 'ref:';
const LAZY = 'lazy:';
/** `import e,{findAll as t}from"ref:src/dom/find-all.ts";`, `import*as e from"ref:…"` */
const IMPORT =
  /import\s*(?:(?<all>\*\s*as\s+(?<space>[\w$]+)\s*from)|(?:(?<main>[\w$]+)\s*,?)?\s*(?:\{(?<names>[^}]*)\})?\s*from)?\s*"ref:(?<path>[^"]+)";?/g;
const LAZY_IMPORT = /import\("lazy:([^"]+)"\)/g;
/** A function that does nothing else. */
const LAZY_LOADER = /\(\)=>import\("lazy:[^"]+"\)/g;
/** The build puts the list of files here. */
const CHUNK_MAP = '"__CHUNK_MAP__"';

/** 25 bits. Each letter more costs every page 60 bytes, because `site.js` lists the hashes of all files. */
const HASH_LENGTH = 5;

/** @param {string} text */
const hashOf = (text) => hashLetters(createHash('sha256').update(text).digest(), HASH_LENGTH);

/** The name of a lazy module among the exports of its file. @param {string} source */
const spaceOf = (source) => spaceName(lazyName(source));

/**
 * Keeps modules of other files out of a bundle, and marks what is imported of them.
 * @param {string} root
 * @param {object} [which]
 * @param {(source: string) => boolean} [which.isInside] whether a module, by its path from the root, is part of the bundle
 * @param {(path: string) => boolean} [which.isLazy] whether what code names in `import()` stays outside
 * @returns {import('esbuild').Plugin}
 */
export function otherFiles(root, { isInside = () => true, isLazy = () => true } = {}) {
  return {
    name: 'other-files',
    setup(build) {
      build.onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData === 'resolving' || kind === 'entry-point' || path.endsWith('.css')) return undefined;
        const resolved = await build.resolve(path, { kind, importer, resolveDir, pluginData: 'resolving' });
        const source = relative(root, resolved.path);
        if (kind === 'dynamic-import')
          return isLazy(path) ? { path: LAZY + source, external: true } : undefined;
        if (isInside(source)) return undefined;
        return { path: REFERENCE + source, external: true, sideEffects: false };
      });
    },
  };
}

/**
 * The module graph of the entry.
 * @param {import('esbuild').BuildOptions} options
 */
async function readGraph(options) {
  const { metafile } = await esbuild.build({
    ...options,
    entryPoints: [ENTRY],
    outdir: 'out',
    format: 'esm',
    splitting: true,
    write: false,
    minify: false,
    sourcemap: false,
    metafile: true,
  });
  return metafile.inputs;
}

/** @param {string} names `findAll as e,matches` @returns {string[][]} what is exported and what it is called here */
const readNames = (names) =>
  names
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.trim().split(/\s+as\s+/))
    .map(([exported = '', local = exported]) => [exported, local]);

/** Words of the language: no variable has these names. */
const WORDS = ['as', 'do', 'if', 'in', 'of'];

/**
 * The statements of a bundle that import from other files.
 * @param {string} code
 */
function readImports(code) {
  return [...code.matchAll(IMPORT)].map((match) => {
    const { all, space = '', main, names = '', path = '' } = match.groups ?? {};
    const pairs = all ? [['*', space]] : [...(main ? [['default', main]] : []), ...readNames(names)];
    return { start: match.index, end: match.index + match[0].length, source: path, pairs };
  });
}

/**
 * What other files use of a file: name in its module → name among the exports of the file.
 * @typedef {Map<string, Map<string, string>>} Uses source → exported → alias
 */

/**
 * Source text of the module that exports what others use of a file.
 * @param {Uses} uses
 * @param {readonly string[]} lazy modules that are loaded from this file
 */
const exportText = (uses, lazy) =>
  [
    ...lazy.map((source) => `export * as ${spaceOf(source)} from "./${source}";`),
    ...statementsOf('export', uses),
  ].join('\n');

/**
 * A statement for each name that others use: `import` or `export`, the name among the exports of the file as the local one.
 * @param {'import' | 'export'} keyword
 * @param {Uses} uses
 */
function statementsOf(keyword, uses) {
  return [...uses].flatMap(([source, names]) =>
    [...names].map(([exported, alias]) =>
      exported === '*'
        ? `${keyword} * as ${alias} from "./${source}";`
        : `${keyword} { ${exported} as ${alias} } from "./${source}";`,
    ),
  );
}

/** The names that others use of a file, in the order in which they were found to. @param {Uses} uses */
const aliasesOf = (uses) => [...uses.values()].flatMap((names) => [...names.values()]);

/**
 * The same for `site.js`, which gives them to its chunks by their places in a list: names of properties cannot be minified.
 * @param {Uses} uses
 */
export function frameText(uses) {
  // A server that imports the package has no page, and its globals stay as they are.
  return `${statementsOf('import', uses).join('\n')}\nif (globalThis.document) ${FRAME} ??= [${aliasesOf(uses)}];`;
}

/**
 * `ChunkMap.files` and its hashes.
 * @param {object} build
 * @param {readonly string[]} build.order all files
 * @param {ReadonlyMap<string, readonly string[]>} build.lazyIn file → the lazy modules in it that `site.js` loads
 * @param {ReadonlyMap<string, string>} build.addresses
 * @param {(file: string) => readonly string[]} build.needsOf
 */
const listFiles = ({ order, lazyIn, addresses, needsOf }) => {
  const listed = order.filter((file) => file !== SITE).sort();
  const entries = listed.map((file) => {
    const chunks = (lazyIn.get(file) ?? []).map(lazyName).join(' ');
    return [file, needsOf(file).join(' '), chunks === file ? '' : chunks].join('|').replace(/\|+$/, '');
  });
  // `form-A2B3C.js`
  const hashes = listed.map((file) => addresses.get(file)?.slice(file.length + 1, -'.js'.length));
  return { files: entries.join(';'), hashes: hashes.join('') };
};

/**
 * `ChunkMap.sheets`.
 * @param {ReadonlyMap<string, readonly string[]>} styles lazy module → its sheets
 * @param {readonly string[]} sheets in the order of the cascade
 */
const listSheets = (styles, sheets) =>
  sheets
    .map((sheet) => {
      const chunks = [...styles]
        .filter(([, list]) => list.includes(sheet))
        .map(([source]) => lazyName(source));
      return chunks.length ? `${sheet}:${chunks.sort().join(' ')}` : '';
    })
    .filter(Boolean)
    .join(';');

/** @param {import('./assign-files.mjs').Assignment} assignment */
function collectUses({ names }) {
  /** @type {Map<string, Uses>} */
  const all = new Map(names.map((name) => [name, new Map()]));
  let count = 0;
  return {
    of: (/** @type {string} */ file) => all.get(file) ?? new Map(),
    /** @param {string} file @param {string} source @param {string} exported */
    add(file, source, exported) {
      const uses = all.get(file) ?? new Map();
      all.set(file, uses);
      const ofSource = uses.get(source) ?? new Map();
      uses.set(source, ofSource);
      while (WORDS.includes(shortName(count))) count++;
      if (!ofSource.has(exported)) ofSource.set(exported, shortName(count++));
      return ofSource.get(exported);
    },
  };
}

/**
 * Writes `site.js` and its chunks into `out`.
 * @param {object} setup
 * @param {string} setup.root
 * @param {string} setup.out the renderer's folder
 * @param {ReturnType<typeof import('./bundle-options.mjs').commonOptions>} setup.options
 * @param {Readonly<Record<string, readonly string[]>>} [setup.files] which lazy modules come together
 * @param {typeof SHARED} [setup.shared] where shared code is
 * @param {(done: number, all: number) => void} [setup.onFile] called after each file
 * @returns `sheets`: which chunks need them, as `ChunkMap` has it; `outputs`: all files; `loads`: chunk → what a page loads with it; `inputs`: all sources;
 *   `frame`: text of a module that gives the chunks what they use of the entry; `writeWithChunks`: bundles another entry for the same chunks
 */
export async function buildSplit({ root, out, options, files = FILES, shared = SHARED, onFile = () => {} }) {
  const outdir = join(out, 'chunks');
  await mkdir(outdir, { recursive: true });
  const inputs = await readGraph(options);
  const assignment = assignFiles(inputs, { entry: ENTRY, files, shared, nameOf: lazyName });
  const { fileOf, lazyIn, order } = assignment;
  const uses = collectUses(assignment);

  /** @type {Map<string, { code: string, map: string, imports: ReturnType<typeof readImports> }>} */
  const built = new Map();
  // Those first that others do not import from: then all that a file must export is known when it is built.
  for (const file of order) {
    const text =
      file === SITE
        ? `${frameText(uses.of(file))}\nimport "./${ENTRY}";`
        : exportText(uses.of(file), lazyIn.get(file) ?? []);
    const { outputFiles } = await esbuild.build({
      ...options,
      stdin: { contents: text, resolveDir: root, sourcefile: `${file}.js`, loader: 'js' },
      outdir,
      format: 'esm',
      write: false,
      define: { ...options.define, __CHUNK_MAP__: CHUNK_MAP },
      logOverride: { 'ignored-bare-import': 'silent' },
      plugins: [
        otherFiles(root, { isInside: (source) => COPIED.test(source) || fileOf(source) === file }),
        ...options.plugins,
      ],
    });
    const textOf = (/** @type {string} */ ending) =>
      outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
    const { code, map } = await minify({ code: textOf('.js'), map: textOf('.map') });
    const imports = readImports(code);
    for (const { source, pairs } of imports)
      for (const [exported = ''] of pairs) uses.add(fileOf(source), source, exported);
    built.set(file, { code, map, imports });
    onFile(built.size, order.length);
  }

  const places = new Map(aliasesOf(uses.of(SITE)).map((alias, place) => [alias, place]));
  const lazyFile = (/** @type {string} */ source) => fileOf(source);
  const needsOf = (/** @type {string} */ file) => [
    ...new Set((built.get(file)?.imports ?? []).map(({ source }) => fileOf(source))),
  ];
  const leadsTo = (/** @type {string} */ file) =>
    [...(built.get(file)?.code ?? '').matchAll(LAZY_IMPORT)].map(([, source = '']) => lazyFile(source));
  /** All files that `next` leads to from a file, itself first. @param {string} file @param {(file: string) => string[]} next */
  const reach = (file, next) => {
    const reached = new Set([file]);
    for (const one of reached) for (const other of next(one)) reached.add(other);
    return [...reached];
  };
  const codeOf = (/** @type {string} */ file) => built.get(file)?.code ?? '';
  // A file's name says what is in it and in all that it names, which may name it in turn.
  const addresses = new Map(
    order.map((file) => {
      const reached = reach(file, (one) => [...needsOf(one), ...leadsTo(one)]).filter((one) => one !== SITE);
      // What the entry calls its exports is part of what a chunk says.
      const texts = [
        headOf(file),
        codeOf(file),
        ...reached.sort().map(codeOf),
        JSON.stringify(linksOf(file)),
      ];
      return [file, file === SITE ? 'site.js' : `${file}-${hashOf(texts.join('\n'))}.js`];
    }),
  );
  /** What a file says to name an export of another: its place among those of the entry, or its alias. @param {string} source @param {string} exported */
  function linkOf(source, exported) {
    const provided = uses.of(fileOf(source));
    const alias = provided.get(source)?.get(exported) ?? '';
    return fileOf(source) === SITE ? places.get(alias) : alias;
  }
  /** @param {string} file */
  function linksOf(file) {
    return (built.get(file)?.imports ?? []).map(({ source, pairs }) =>
      pairs.map(([exported = '']) => linkOf(source, exported)),
    );
  }

  const families = await readFamilies(root);
  const ofEntry = sheetsOf(inputs, ENTRY, families);
  if (ofEntry.length)
    throw new Error(
      `Code of the entry imports style sheets of ${ofEntry}. Make them sources of the family \`site\`.`,
    );
  const styles = new Map(
    [...lazyIn.values()].flat().map((source) => [source, sheetsOf(inputs, source, families)]),
  );
  /** Chunks that a file imports, and those that they import, without itself. @param {string} file */
  const beside = (file) =>
    reach(file, needsOf)
      .slice(1)
      .filter((one) => one !== SITE);
  /** Those of them that no other of them leads to. @param {string} file */
  const directlyBeside = (file) =>
    beside(file).filter(
      (one) => !beside(file).some((other) => beside(other).includes(one) && !beside(one).includes(other)),
    );
  const inSite = new Set([...codeOf(SITE).matchAll(LAZY_IMPORT)].map(([, source]) => source));
  const lazyInSite = new Map(
    [...lazyIn].map(([file, sources]) => [file, sources.filter((source) => inSite.has(source))]),
  );
  const chunkMap = {
    ...listFiles({ order, lazyIn: lazyInSite, addresses, needsOf: directlyBeside }),
    sheets: listSheets(styles, Object.keys(familySelectors(families))),
  };

  /** `import("lazy:…")` → the address of its file. @param {string} folder from the file that imports */
  const lazyEdits = (/** @type {string} */ code, /** @type {string} */ folder) =>
    [...code.matchAll(LAZY_IMPORT)].map((match) => {
      const [whole, source = ''] = match;
      const address = JSON.stringify(folder + addresses.get(lazyFile(source)));
      return {
        start: match.index,
        end: match.index + whole.length,
        text: `import(${address}).then(e=>e.${spaceOf(source)})`,
      };
    });
  /** The loader of chunks finds these by their name in the list of files. */
  const loaderEdits = (/** @type {string} */ code) =>
    [...code.matchAll(LAZY_LOADER)].map(({ 0: whole, index }) => ({
      start: index,
      end: index + whole.length,
      text: '1',
    }));
  /** One statement for all that a file imports of another, each once: several modules in it may import the same. @param {string} file */
  const importEdits = (file) => {
    /** @type {Map<string, string[]>} */
    const byFile = new Map();
    /** @type {Map<string, string>} */
    const locals = new Map();
    /** @type {string[]} */
    const others = [];
    const imports = built.get(file)?.imports ?? [];
    for (const { source, pairs } of imports) {
      const provider = fileOf(source);
      const list = byFile.get(provider) ?? [];
      byFile.set(provider, list);
      for (const [exported = '', local = ''] of pairs) {
        const link = linkOf(source, exported);
        const known = locals.get(`${provider} ${link}`);
        locals.set(`${provider} ${link}`, known ?? local);
        // The minifier puts the name that is known in its place.
        if (known) others.push(`${local}=${known}`);
        else list.push(link === local ? local : `${link}${provider === SITE ? ':' : ' as '}${local}`);
      }
    }
    const statements = [...byFile].map(([provider, list]) => {
      if (provider === SITE) return list.length ? `const{${list}}=${FRAME};` : '';
      const from = JSON.stringify(`./${addresses.get(provider)}`);
      return list.length ? `import{${list}}from${from};` : `import${from};`;
    });
    // Imports first: the rest may stand in any order.
    statements.sort((one, other) => Number(one.startsWith('const')) - Number(other.startsWith('const')));
    if (others.length) statements.push(`const ${others};`);
    return imports.map(({ start, end }, index) => ({
      start,
      end,
      text: index === 0 ? statements.join('') : '',
    }));
  };

  /** @type {string[]} */
  const outputs = [];
  for (const [file, { code, map }] of built) {
    const isSite = file === SITE;
    const name = addresses.get(file) ?? '';
    const mapAt = isSite ? code.indexOf(CHUNK_MAP) : -1;
    const edits = [
      ...importEdits(file),
      ...(isSite ? loaderEdits(code) : lazyEdits(code, './')),
      ...(mapAt < 0
        ? []
        : [
            {
              start: mapAt,
              end: mapAt + CHUNK_MAP.length,
              text: JSON.stringify(chunkMap),
            },
          ]),
    ];
    const replaced = replaceInBundle({ code, map, edits });
    const left = /.{0,60}"(?:ref|lazy):[^"]*"/.exec(replaced.code);
    if (left) throw new Error(`${file}.js still has a reference that the build cannot read: ${left[0]}`);
    // Once more: what has been put in changes which names are frequent.
    const result = await minify(replaced);
    const path = join(isSite ? out : outdir, name);
    const head = headOf(file);
    await writeFile(path, head + result.code);
    // The head is a line of its own.
    const moved = head ? result.map.replace('"mappings":"', '"mappings":";') : result.map;
    // Sources are named from `chunks/`, where esbuild was told to write.
    await writeFile(`${path}.map`, isSite ? moved.replaceAll('"../../../', '"../../') : moved);
    if (!isSite) outputs.push(`chunks/${name}`);
  }
  const lazySources = [...lazyIn].flatMap(([file, sources]) =>
    sources.map((source) => /** @type {const} */ ([source, file])),
  );
  return {
    sheets: chunkMap.sheets,
    outputs,
    loads: new Map(
      lazySources.map(([source, file]) => [
        lazyName(source),
        [
          ...[file, ...beside(file)].map((one) => `chunks/${addresses.get(one)}`),
          ...(styles.get(source) ?? []).map(fromRenderer),
        ],
      ]),
    ),
    inputs: Object.keys(inputs),
    frame: frameText(uses.of(SITE)),
    writeWithChunks,
  };

  /**
   * Bundles another entry that loads the same chunks.
   * @param {string} path the file to write
   * @param {import('esbuild').BuildOptions} entryOptions
   */
  async function writeWithChunks(path, entryOptions) {
    const { outputFiles = [] } = await esbuild.build({ ...entryOptions, outfile: path, write: false });
    const textOf = (/** @type {string} */ ending) =>
      outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
    const { code, map } = await minify({
      code: textOf('.js'),
      map: textOf('.map'),
      isModule: entryOptions.format === 'esm',
    });
    const result = replaceInBundle({ code, map, edits: lazyEdits(code, './chunks/') });
    await writeFile(path, result.code);
    await writeFile(`${path}.map`, result.map);
  }
}
