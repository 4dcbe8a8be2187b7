// Code imports the style sheet of what it draws (`import './lightbox.css'`). The build loads such sheets beside the code; in the code itself the
// import is empty.

/**
 * The esbuild plugin: a style sheet that code imports is an empty module, still seen in the metafile.
 * @returns {import('esbuild').Plugin}
 */
export function styleImports() {
  return {
    name: 'style-imports',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'js' }));
    },
  };
}
