// Style sheets that lazy code imports: finds which chunk needs which, joins them into few files as the code is joined, and writes them.

import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { groupChunks, sortByNeeds } from './join-chunks.mjs';

/** Sheets are small, so that a request for each is worth more than the rules of other units in one. */
const STYLE_COST = 3000;
/** A sheet that arrives where `site.css` is missing still puts the layers into their order. */
const LAYERS = '@layer inlay.base,inlay.blocks,inlay.rescue;';
const HASH_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const HASH_LENGTH = 5;

/**
 * The style sheets that a module and its static imports import, each after those of its own imports.
 * @param {import('esbuild').Metafile['inputs']} inputs
 * @param {string} source
 */
function sheetsOf(inputs, source) {
  const seen = new Set();
  /** @type {string[]} */
  const sheets = [];
  const visit = (/** @type {string} */ path) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: imported, kind, external } of inputs[path]?.imports ?? [])
      if (kind !== 'dynamic-import' && !external) visit(imported);
    if (path.endsWith('.css')) sheets.push(path);
  };
  visit(source);
  return sheets;
}

const contentHash = (/** @type {string} */ text) =>
  [...createHash('sha256').update(text).digest()]
    .slice(0, HASH_LENGTH)
    .map((byte) => HASH_LETTERS[byte % HASH_LETTERS.length])
    .join('');

/**
 * @param {object} options
 * @param {import('esbuild').Metafile['inputs']} options.inputs of a build with the plugin `styleImports`
 * @param {readonly string[]} options.sources lazy modules
 * @param {string} options.root
 * @param {string} options.outdir
 * @param {string[]} options.target of esbuild
 * @returns {Promise<Map<string, string[]>>} lazy module → the files to load with it, in the order that the cascade wants
 */
export async function writeStyles({ inputs, sources, root, outdir, target }) {
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const source of sources) {
    for (const sheet of sheetsOf(inputs, source))
      users.set(sheet, (users.get(sheet) ?? new Set()).add(source));
  }
  const sheets = [...users.keys()];
  const bundle = async (/** @type {string[]} */ files) => {
    const { outputFiles } = await esbuild.build({
      absWorkingDir: root,
      stdin: {
        contents: files.map((/** @type {string} */ file) => `@import "./${file}";`).join(''),
        resolveDir: root,
        loader: 'css',
      },
      bundle: true,
      minify: true,
      target,
      write: false,
      logLevel: 'warning',
    });
    return outputFiles?.[0]?.text ?? '';
  };
  const size = new Map();
  for (const sheet of sheets) size.set(sheet, brotliCompressSync(await bundle([sheet])).length);
  // Where two sheets meet in a page, the order of their rules decides between equals.
  const comesAfter = (/** @type {string} */ sheet) =>
    sheets
      .slice(0, sheets.indexOf(sheet))
      .filter((other) => [...(users.get(other) ?? [])].some((source) => users.get(sheet)?.has(source)));
  const joined = groupChunks({
    chunks: sheets,
    users,
    size,
    needsOf: () => [],
    comesAfter,
    fileCost: STYLE_COST,
  });
  const groups = sortByNeeds(
    new Map(
      joined.map((group) => [
        group,
        joined.filter(
          (other) => other !== group && [...group].flatMap(comesAfter).some((sheet) => other.has(sheet)),
        ),
      ]),
    ),
    (group) => [...group].join('+'),
  );
  const files = await Promise.all(
    groups.map(async (group) => {
      const members = sheets.filter((sheet) => group.has(sheet));
      const text = LAYERS + (await bundle(members));
      const path = join(outdir, `${contentHash(text)}.css`);
      await writeFile(path, text);
      return {
        path,
        used: new Set(members.flatMap((one) => [...(users.get(one) ?? [])])),
      };
    }),
  );
  return new Map(
    sources.map((source) => [source, files.filter(({ used }) => used.has(source)).map(({ path }) => path)]),
  );
}
