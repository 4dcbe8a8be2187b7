// The style sheets of dist/: `site.css`, the base of every page, and one for each family of src/style/style-families.json. A source of a
// family has all rules of its unit: those that place the server's nodes, and those of what the script draws.

import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { mergeLayers } from '../src/server/site-build/merge-layers.mjs';

/** The order of the layers, in front of every sheet: one that arrives where `site.css` is missing needs it, too. */
export const LAYERS = '@layer inlay.base,inlay.blocks,inlay.rescue;';
const FOLDER = 'src/style';
export const FAMILIES = `${FOLDER}/style-families.json`;
/** The family of every page. */
const BASE = 'site';

/**
 * @typedef {object} StyleFamily
 * @property {string[]} selectors the elements that mean that a page has the family: a name, an id, classes and attributes of one element.
 *   None where its sheet comes with code only
 * @property {string[]} sources style sheets in the order of the cascade, from `src`
 * @typedef {Readonly<Record<string, StyleFamily>>} StyleFamilies by the name of their sheet, in the order of the cascade
 */

/** @param {string} root @returns {Promise<StyleFamilies>} */
export const readFamilies = async (root) => JSON.parse(await readFile(join(root, FAMILIES), 'utf8'));

export const fileOf = (/** @type {string} */ name) => `${name}.css`;

/**
 * The text of a family's sheet.
 * @param {string} root
 * @param {StyleFamily} family
 * @param {import('esbuild').BuildOptions} [options]
 */
async function bundle(root, { sources }, options) {
  const { outputFiles } = await esbuild.build({
    minify: true,
    logLevel: 'warning',
    ...options,
    absWorkingDir: root,
    stdin: {
      contents: LAYERS + sources.map((source) => `@import "./src/${source}";`).join(''),
      resolveDir: root,
      loader: 'css',
    },
    bundle: true,
    write: false,
  });
  const text = outputFiles?.[0]?.text ?? '';
  return options?.minify === false ? text : mergeLayers(text, LAYERS);
}

/**
 * File name → text of every sheet.
 * @param {string} root
 * @param {import('esbuild').BuildOptions} [options]
 * @returns {Promise<Map<string, string>>}
 */
export async function bundleFamilies(root, options) {
  const families = Object.entries(await readFamilies(root));
  return new Map(
    await Promise.all(
      families.map(
        async ([name, family]) =>
          /** @type {[string, string]} */ ([fileOf(name), await bundle(root, family, options)]),
      ),
    ),
  );
}

/**
 * Writes every sheet into `out`.
 * @param {{ root: string, out: string, target: string[] }} options
 * @returns {Promise<string[]>} their paths
 */
export async function writeFamilies({ root, out, target }) {
  const sheets = await bundleFamilies(root, { target });
  await Promise.all([...sheets].map(([file, text]) => writeFile(join(out, file), text)));
  return [...sheets.keys()].map((file) => join(out, file));
}

/**
 * The families as the entry knows them: file → selector, the base left out.
 * @param {StyleFamilies} families
 */
export const familySelectors = ({ [BASE]: _, ...families }) =>
  Object.fromEntries(
    Object.entries(families).map(([name, { selectors }]) => [fileOf(name), selectors.join()]),
  );

/**
 * The sheets that a lazy module and its static imports need beside `site.css`, in the order of the cascade.
 * @param {import('esbuild').Metafile['inputs']} inputs of a build with the plugin `styleImports`
 * @param {string} source
 * @param {StyleFamilies} families
 * @returns {string[]} file names
 */
export function sheetsOf(inputs, source, families) {
  const modules = new Set([source]);
  for (const path of modules)
    for (const { path: imported, kind, external } of inputs[path]?.imports ?? [])
      if (kind !== 'dynamic-import' && !external) modules.add(imported);
  const listed = Object.values(families).flatMap(({ sources }) => sources);
  const forgotten = [...modules].find(
    (path) => path.endsWith('.css') && !listed.includes(path.slice('src/'.length)),
  );
  if (forgotten) throw new Error(`${forgotten} is in no family. Add it to one in ${FAMILIES}.`);
  const { [BASE]: _, ...others } = families;
  return Object.entries(others)
    .filter(([, { sources }]) => sources.some((sheet) => modules.has(`src/${sheet}`)))
    .map(([name]) => fileOf(name));
}

/** `dist/forms.css` → `../forms.css`: how the files of a renderer's folder name it. */
export const fromRenderer = (/** @type {string} */ sheet) => `../${basename(sheet)}`;
