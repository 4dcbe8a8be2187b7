// The module build of one renderer: the entry, and the lazy code that it knows by name.

import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { icuMessages } from './icu-plugin.mjs';
import { buildChunks, outsideImports } from './lazy-chunks.mjs';
import { styleImports } from './style-imports.mjs';

export const STYLE_TARGET = ['chrome120', 'firefox121', 'safari17'];

/**
 * What all bundles of a renderer are built with.
 * @param {{ root: string, alias: Record<string, string>, version: string, languageHash: string }} setup
 */
export const commonOptions = ({ root, alias, version, languageHash }) => ({
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: 'es2022',
  metafile: /** @type {const} */ (true),
  jsx: /** @type {const} */ ('automatic'),
  legalComments: /** @type {const} */ ('none'),
  // Beside each script, without a comment that names it: its bytes would be every visitor's.
  sourcemap: /** @type {const} */ ('external'),
  logLevel: /** @type {const} */ ('warning'),
  alias,
  define: {
    'process.env.NODE_ENV': '"production"',
    __VERSION__: JSON.stringify(version),
    __LANGUAGE_HASH__: JSON.stringify(languageHash),
  },
  plugins: [icuMessages(), styleImports()],
});

/**
 * Writes `site.js` and its chunks into `out`.
 * @param {object} setup
 * @param {string} setup.root
 * @param {string} setup.out the renderer's folder
 * @param {ReturnType<typeof commonOptions>} setup.options
 * @param {string[]} setup.styleTarget
 */
export async function buildSplit(setup) {
  const { out, options } = setup;
  const { map, bySource, inputs, ...chunks } = await buildChunks(setup);
  const chunkAddress = (/** @type {string} */ source) => `./${bySource.get(source)}`;
  const { metafile } = await esbuild.build({
    ...options,
    entryPoints: ['src/site.ts'],
    outfile: join(out, 'site.js'),
    format: 'esm',
    define: { ...options.define, __CHUNK_MAP__: JSON.stringify(map) },
    plugins: [...options.plugins, outsideImports(() => true, chunkAddress)],
  });
  return { ...chunks, chunkAddress, inputs: [...inputs, ...Object.keys(metafile.inputs)] };
}
