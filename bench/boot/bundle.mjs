// One minified module per variant.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { PREACT_ALIAS } from '../../tools/preact-alias.mjs';

const scripts = join(dirname(fileURLToPath(import.meta.url)), 'scripts');

/** The project's React: a block in this folder would get the bench's own, and two Reacts in one page share no hooks. */
const REACT_ALIAS = { react: fileURLToPath(new URL('../../node_modules/react', import.meta.url)) };
const ALIASES = { preact: PREACT_ALIAS, react: REACT_ALIAS };

/** @param {import('./variants.mjs').Variant} variant */
async function bundleOne({ name, entry, renderer }, minify) {
  const { outputFiles } = await build({
    absWorkingDir: scripts,
    entryPoints: [entry],
    bundle: true,
    minify,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    ...(name === 'is-land' && { jsxImportSource: 'preact' }),
    legalComments: 'none',
    logLevel: 'warning',
    alias: ALIASES[renderer] ?? {},
    define: { 'process.env.NODE_ENV': '"production"', 'globalThis.SCRIPT_DEBUG': 'false' },
    banner: { js: "performance.mark('start');" },
  });
  const text = outputFiles[0].text;
  return { text, min: text.length, brotli: brotliCompressSync(text).length };
}

/**
 * @param {readonly import('./variants.mjs').Variant[]} variants
 * @returns {Promise<Map<string, { text: string, min: number, brotli: number }>>}
 */
export async function bundleAll(variants, { minify = true } = {}) {
  const scripted = variants.filter(({ entry }) => entry);
  return new Map(
    await Promise.all(scripted.map(async (variant) => [variant.name, await bundleOne(variant, minify)])),
  );
}
