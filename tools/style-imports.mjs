// Code imports the style sheet of what it draws (`import './lightbox.css'`). The build loads such sheets beside the code; in the code itself the
// import is empty.

import { join } from 'node:path';

const FROM_CODE = 'imported by code';

/**
 * The esbuild plugin: a style sheet that code imports is an empty module, still seen in the metafile.
 * @returns {import('esbuild').Plugin}
 */
export function styleImports() {
  return {
    name: 'style-imports',
    setup(build) {
      build.onResolve({ filter: /\.css$/ }, ({ path, kind, resolveDir }) =>
        kind === 'import-statement' ? { path: join(resolveDir, path), pluginData: FROM_CODE } : undefined,
      );
      build.onLoad({ filter: /\.css$/ }, ({ pluginData }) =>
        pluginData === FROM_CODE ? { contents: '', loader: 'js' } : undefined,
      );
    },
  };
}
