// What the npm package has besides the files for script tags: an entry that bundlers can follow and servers can import, and the text of
// each style sheet as a module.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { otherFiles } from './split-build.mjs';

const moduleName = (/** @type {string} */ sheet) => basename(sheet).replace(/\.css$/, '.js');

/**
 * Writes the text of style sheets as modules.
 * @param {string} folder
 * @param {readonly string[]} sheets
 */
export async function writeSheetModules(folder, sheets) {
  await mkdir(folder, { recursive: true });
  for (const sheet of sheets) {
    const css = await readFile(sheet, 'utf8');
    await writeFile(join(folder, moduleName(sheet)), `export const css = ${JSON.stringify(css)};\n`);
  }
}

/**
 * Puts modules of `src/package` in the place of those that address files by themselves. What they import of them is the real one.
 * @param {{ root: string, sheets: readonly string[], languageFiles: readonly string[] }} setup
 * @returns {import('esbuild').Plugin}
 */
function packageModules({ root, sheets, languageFiles }) {
  const list = sheets.map(
    (sheet) => `${JSON.stringify(basename(sheet))}: () => import("../styles/${moduleName(sheet)}")`,
  );
  // `de-base` of `chunks/de-base-1A2B3C.js`.
  const parts = languageFiles.map((file) => {
    const name = basename(file).replace(/-[^-]*$/, '');
    return `${JSON.stringify(name)}: () => import("./${file}")`;
  });
  /** @type {Record<string, string>} */
  const written = {
    './language-parts': `export const languageParts = { ${parts.join(', ')} };`,
    './sheets': `export const sheets = { ${list.join(', ')} };`,
    // A bundler names the files anew: none is asked for by its address.
    './import-url': 'export const importUrl = () => Promise.resolve();',
  };
  return {
    name: 'package-modules',
    setup(build) {
      build.onResolve({ filter: /^(?:\.\.\/styles|\.\/chunks)\// }, ({ path }) => ({ path, external: true }));
      build.onResolve({ filter: /^\.\/core\/entry\/load-chunk$/ }, () => ({
        path: join(root, 'src/package/bundled-chunks.ts'),
      }));
      build.onResolve({ filter: /^\.\/style\/link-styles$/ }, () => ({
        path: join(root, 'src/package/adopted-styles.ts'),
      }));
      build.onResolve({ filter: /^\.\/(?:sheets|language-parts|import-url)$/ }, ({ path }) => ({
        path,
        namespace: 'package',
      }));
      build.onLoad({ filter: /.*/, namespace: 'package' }, ({ path }) => ({
        contents: written[path] ?? '',
        loader: 'js',
      }));
    },
  };
}

/**
 * Writes `package.js` into a renderer's folder. It imports the chunks that `site.js` has.
 * @param {object} setup
 * @param {string} setup.root
 * @param {string} setup.out the renderer's folder
 * @param {ReturnType<typeof import('./bundle-options.mjs').commonOptions>} setup.options
 * @param {Awaited<ReturnType<typeof import('./split-build.mjs').buildSplit>>} setup.split
 * @param {readonly string[]} setup.sheets all style sheets, `site.css` too
 * @param {readonly string[]} setup.languageFiles the parts of languages, by their path from `out`
 */
export async function buildPackage({ root, out, options, split, sheets, languageFiles }) {
  await split.writeWithChunks(join(out, 'package.js'), {
    ...options,
    stdin: {
      contents: `${split.frame}\nexport { Inlay } from "./src/package/package.ts";`,
      resolveDir: root,
      loader: 'js',
    },
    format: 'esm',
    define: {
      ...options.define,
      __CHUNK_MAP__: JSON.stringify({ files: '', hashes: '', sheets: split.sheets }),
      // Only resolved against, never requested.
      'import.meta.url': '"inlay:/"',
    },
    plugins: [packageModules({ root, sheets, languageFiles }), ...options.plugins, otherFiles(root)],
  });
}
