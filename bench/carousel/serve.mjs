// Serves /VARIANT/TOTAL and /scripts/VARIANT.js on 127.0.0.1; each variant is one minified module with its own style sheet.

import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { icuMessages } from '../../tools/icu-plugin.mjs';
import { PREACT_ALIAS } from '../../tools/preact-alias.mjs';
import { bundleFamilies } from '../../tools/style-families.mjs';
import { pageHtml } from './page.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const STYLES = {
  inlay: undefined,
  swiper: '../node_modules/swiper/swiper-bundle.css',
  embla: undefined,
  splide: '../node_modules/@splidejs/splide/dist/css/splide-core.min.css',
  keen: '../node_modules/keen-slider/keen-slider.min.css',
};
export const VARIANTS = Object.keys(STYLES);

/**
 * A minified entry with the style sheets that its code imports.
 * @param {string} entry
 * @param {import('esbuild').Plugin[]} [plugins]
 */
async function bundle(entry, plugins = []) {
  const { outputFiles } = await build({
    absWorkingDir: here,
    entryPoints: [entry],
    // Nothing is written: esbuild needs it to tell scripts from style sheets.
    outdir: here,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    alias: PREACT_ALIAS,
    nodePaths: [join(here, '../node_modules')],
    external: ['*.woff2'],
    loader: { '.svg': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [icuMessages(), ...plugins],
    logLevel: 'warning',
  });
  const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}

/** What a page with a carousel links. */
async function readOwnStyles() {
  const sheets = await bundleFamilies(join(here, '../..'));
  return ['site.css', 'gallery.css', 'gallery-blocks.css'].map((file) => sheets.get(file)).join('');
}

export async function serve() {
  const scripts = new Map();
  const styles = new Map();
  for (const variant of VARIANTS) {
    const { script, style } = await bundle(`scripts/${variant}.ts`);
    const own = STYLES[variant] && (await bundle(STYLES[variant]));
    scripts.set(variant, script);
    styles.set(variant, variant === 'inlay' ? await readOwnStyles() : (own?.style ?? '') + style);
  }
  const server = createServer(({ url }, response) => {
    const path = new URL(url, 'http://127.0.0.1').pathname;
    const script = scripts.get(path.match(/^\/scripts\/(.+)\.js$/)?.[1]);
    const [, variant, total] = path.split('/');
    const isPage = VARIANTS.includes(variant);
    response.writeHead(script || isPage ? 200 : 404, {
      'content-type': script ? 'text/javascript' : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(
      script ?? (isPage ? pageHtml({ variant, total: Number(total), css: styles.get(variant) }) : ''),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
