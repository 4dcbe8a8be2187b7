// What `npm run dev` serves in place of dist/: one renderer, unminified, with source maps, kept in memory.

import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as esbuild from 'esbuild';
import { FOR_ANY_SITE } from './bundle-options.mjs';
import { icuMessages } from './icu-plugin.mjs';
import { compileLanguages } from './languages.mjs';
import { PREACT_ALIAS } from './preact-alias.mjs';
import { bundleFamilies } from './style-families.mjs';
import { styleImports } from './style-imports.mjs';

/**
 * An incremental build. `rebuild` keeps the files of the last build that succeeded and says what is wrong with this one;
 * it never throws.
 * @param {{ root: string, renderer: 'preact' | 'react' }} options
 */
export async function createDevBundle({ root, renderer }) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const outdir = join(root, 'dist');
  /** @satisfies {esbuild.BuildOptions} */
  const shared = {
    absWorkingDir: root,
    bundle: true,
    write: /** @type {const} */ (false),
    target: 'es2022',
    jsx: /** @type {const} */ ('automatic'),
    sourcemap: /** @type {const} */ ('linked'),
    logLevel: /** @type {const} */ ('silent'),
    outdir,
    alias: renderer === 'preact' ? PREACT_ALIAS : {},
    define: {
      ...FOR_ANY_SITE,
      'process.env.NODE_ENV': '"development"',
      __VERSION__: JSON.stringify(`${version}-dev`),
      __CHUNK_MAP__: '{"files":"","hashes":"","sheets":""}',
      __STYLE_FAMILIES__: '{}',
      // No hash: nothing is cached.
      __LANGUAGE_HASH__: '"dev"',
    },
    plugins: [icuMessages(), styleImports()],
  };
  const contexts = await Promise.all([
    esbuild.context({
      ...shared,
      entryPoints: [{ in: 'src/site.ts', out: `${renderer}/site` }],
      format: 'esm',
      splitting: true,
      chunkNames: `${renderer}/chunks/[name]-[hash]`,
    }),
    esbuild.context({
      ...shared,
      entryPoints: [{ in: 'src/hosts/boot.ts', out: `${renderer}/boot` }],
      format: 'iife',
    }),
  ]);
  /** @type {Map<string, string>} */
  let files = new Map();

  /** All rules in `site.css`, as no list of chunks says which sheet their code needs. The others are there, since servers name them. */
  async function bundleStyles() {
    const sheets = await bundleFamilies(root, { minify: false, logLevel: 'silent' });
    return [...sheets.keys()].map(
      (file) => /** @type {const} */ ([file, file === 'site.css' ? [...sheets.values()].join('\n') : '']),
    );
  }

  return {
    /** A file by its address below `/dist/`. @param {string} address */
    read: (address) => files.get(address),
    /** @returns {Promise<string[]>} what is wrong, one text for each error */
    async rebuild() {
      try {
        const results = await Promise.all(contexts.map((context) => context.rebuild()));
        const outputs = results.flatMap(({ outputFiles }) => outputFiles);
        const styles = await bundleStyles();
        const { modules } = await compileLanguages(root);
        files = new Map([
          ...outputs.map(({ path, text }) => /** @type {const} */ ([relative(outdir, path), text])),
          ...styles,
          ...[...modules].map(
            ([name, text]) => /** @type {const} */ ([`${renderer}/chunks/${name}-dev.js`, text]),
          ),
        ]);
        return [];
      } catch (error) {
        const { errors } = /** @type {esbuild.BuildFailure} */ (error);
        if (!errors) return [String(error)];
        return esbuild.formatMessages(errors, { kind: 'error', terminalWidth: 100 });
      }
    },
    close: () => Promise.all(contexts.map((context) => context.dispose())),
  };
}
