import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { icuMessages } from '../../tools/icu-plugin.mjs';
import { styleImports } from '../../tools/style-imports.mjs';
import { filesIn, grown, read, root } from './support';

// Brotli bytes from dist/sizes.json; `npm test` builds first.
interface Sizes {
  readonly files: Readonly<Record<string, { readonly min: number; readonly brotli: number }>>;
  readonly pageBrotli: Readonly<Record<string, number>>;
  readonly styleBrotli: Readonly<Record<string, number>>;
}

const sizes: Readonly<Record<'react' | 'preact', Sizes>> & { readonly css: { readonly brotli: number } } =
  JSON.parse(read('dist/sizes.json'));

/** Finding, waiting, loading, the public face. */
const CORE_MAX = 4920;
/** Name, selector, revealed states and files of one block, feature or factory. */
const CONTRACT_MAX = 90;
const contracts = filesIn('src', /\.(?:block|feature)\.ts$|(?:^|\/)create-[a-z]+\.tsx?$/).length;
/** However many contracts there are: what nobody waits for comes with src/late. */
const ENTRY_MAX = Math.min(8 * 1024, CORE_MAX + contracts * CONTRACT_MAX);
const BOOT_MAX = 400;
/** All that it loads, style sheets included. */
const GRID_PAGE_MAX = 40 * 1024;
const LIGHTBOX_MAX = 9 * 1024;
/** Loaded on every page of a site, when the browser rests. */
/** 5 KB, and what it takes to give up events that no storage keeps and no server takes. */
const VISITS_MAX = 5.1 * 1024;
/** The cart itself is loaded for visitors who have one. */
const CART_INDICATOR_MAX = 2 * 1024;
/** Its style sheet included. */
const CART_PAGE_MAX = 12 * 1024;
/** Headers, menus and folders of all themes. */
const NAVIGATION_MAX = 6 * 1024;
/** js-cookie, which keeps the choice and its receipt, is 0.6 KB of it; texts that can be replaced by another language's, 0.1 KB. The hashes in
 * the names of files move it by some bytes. */
const FIRST_VISIT_MAX = 7.32 * 1024;

describe.each(['preact', 'react'] as const)('%s', (renderer) => {
  const { files, pageBrotli } = sizes[renderer];

  it(`has an entry of ${ENTRY_MAX} bytes for ${contracts} contracts at most, and no renderer in it`, () => {
    expect(files['site.js']?.brotli, grown('the entry')).toBeLessThanOrEqual(ENTRY_MAX);
    const entry = read(`dist/${renderer}/site.js`);
    expect(entry).not.toMatch(/createElement\("inlay-ui"\)|__REACT|dehydrated|_component/);
    // Everything the entry needs is in it: no import that would cost a second trip before anything happens.
    expect(entry).not.toMatch(/(?:^|;)import[ "{*]/);
  });

  it('has a stub of 400 bytes at most', () => {
    expect(files['boot.js']?.min, grown('boot.js')).toBeLessThanOrEqual(BOOT_MAX);
  });

  it('says how large each file is, and how large a page with each block', () => {
    expect(Object.keys(pageBrotli)).toEqual(
      expect.arrayContaining(['none', 'gallery-grid', 'accordion', 'cookie-banner']),
    );
    for (const { brotli } of Object.values(files)) expect(brotli).toBeGreaterThan(0);
  });
});

it('has the sizes that README names', () => {
  const [, script, styles] =
    /`site\.js` \((\d+) KB\) and `site\.css` \((\d+) KB\)/.exec(read('README.md')) ?? [];
  const { css }: { readonly css: { readonly brotli: number } } = JSON.parse(read('dist/sizes.json'));
  const built = [sizes.preact.files['site.js']?.brotli ?? 0, css.brotli].map((bytes) =>
    Math.round(bytes / 1000),
  );
  expect([script, styles].map(Number), 'write the sizes of dist/sizes.json into README').toEqual(built);
});

it('brings a page with a grid and its lightbox to life with 24 KB at most before the first click', () => {
  expect(sizes.preact.pageBrotli['gallery-grid'], grown('a page with a grid')).toBeLessThanOrEqual(
    GRID_PAGE_MAX,
  );
});

it('asks a first visitor for the cookie choice with 7.3 KB at most, in one file each', () => {
  const { files } = sizes.preact;
  const own = ['cookie-banner', 'consent'].map((name) => {
    const [file = ''] = Object.keys(files).filter((one) => one.startsWith(`chunks/${name}-`));
    const needed = read(`dist/preact/${file}`).match(/from ?"[^"]*"/g) ?? [];
    // The ledger, which any page with a block has.
    expect(new Set(needed).size).toBeLessThanOrEqual(1);
    return files[file]?.brotli ?? 0;
  });
  expect(
    own.reduce((sum, bytes) => sum + bytes),
    grown('cookie-banner and consent'),
  ).toBeLessThanOrEqual(FIRST_VISIT_MAX);
});

it('draws charts with 20 KB at most, d3-scale and d3-shape with them', () => {
  const { files } = sizes.preact;
  const own = Object.keys(files).filter((file) => /^chunks\/chart-.*\.js$/.test(file));
  expect(own).toHaveLength(1);
  expect(files[own[0] ?? '']?.brotli, grown('src/blocks/chart')).toBeLessThanOrEqual(20 * 1024);
});

it('says how much is in the cart with 2 KB at most, where there is none', () => {
  const { files } = sizes.preact;
  const [indicator = ''] = Object.keys(files).filter((file) => file.startsWith('chunks/cart-indicator-'));
  expect(files[indicator]?.brotli, grown('cart-indicator')).toBeLessThanOrEqual(CART_INDICATOR_MAX);
});

it('draws the page of the cart with 12 KB at most, beyond the cart and what blocks share', () => {
  const { files, styleBrotli } = sizes.preact;
  const [script = ''] = Object.keys(files).filter((file) => file.startsWith('chunks/cart-page-'));
  const bytes = [files[script]?.brotli, styleBrotli['cart-page']].map((one) => one ?? 0);
  expect(Math.min(...bytes)).toBeGreaterThan(500);
  expect(
    bytes.reduce((sum, one) => sum + one),
    grown('src/blocks/cart-page'),
  ).toBeLessThanOrEqual(CART_PAGE_MAX);
});

/** Brotli bytes of a module's own code: of what it imports, all but that which is `isShared`, by the path that it is imported by. */
async function measureOwnCode(entry: string, isShared: (path: string) => boolean): Promise<number> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    packages: 'external',
    plugins: [
      icuMessages(),
      styleImports(),
      {
        name: 'own-code-only',
        setup({ onResolve }) {
          onResolve({ filter: /^\.\.?\// }, ({ path, importer }: { path: string; importer: string }) =>
            importer && isShared(path) ? { path, external: true } : undefined,
          );
        },
      },
    ],
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length;
}

it('opens a lightbox of pictures, gestures included, with 9 KB at most beyond what blocks share', async () => {
  const bytes = await measureOwnCode('src/lightbox/open-lightbox.tsx', (path) => {
    // Only sets with videos, and those that ask for thumbnails, fetch these.
    const isRare = /\/lightbox-(?:player|thumbnails)$/.test(path);
    return (path.startsWith('../') && !path.endsWith('.json')) || isRare;
  });
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes, grown('src/lightbox/open-lightbox.tsx')).toBeLessThanOrEqual(LIGHTBOX_MAX);
});

it('brings headers, menus and folders to life with 6 KB at most beyond what blocks share', async () => {
  const blocks = ['ancillary-layout', 'header-menu', 'mobile-menu', 'mobile-offset', 'nav-folders'];
  const isOwn = new RegExp(`/src/(?:ui/navigation|blocks/(?:${blocks.join('|')}))/`);
  const { outputFiles } = await build({
    stdin: {
      contents: blocks
        .map((name) => `export * as ${name.replaceAll('-', '_')} from './src/blocks/${name}/${name}.mount';`)
        .join(''),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    packages: 'external',
    plugins: [
      icuMessages(),
      styleImports(),
      {
        name: 'own-code-only',
        setup({ onResolve }) {
          onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }: { path: string; resolveDir: string }) =>
            isOwn.test(join(resolveDir, path)) || path.endsWith('.json')
              ? undefined
              : { path, external: true },
          );
        },
      },
    ],
  });
  const bytes = brotliCompressSync(outputFiles[0]?.contents ?? '').length;
  expect(bytes).toBeGreaterThan(2500);
  expect(bytes, grown('src/ui/navigation and its blocks')).toBeLessThanOrEqual(NAVIGATION_MAX);
});

it('counts visits and sends events with 5 KB at most beyond what units share', async () => {
  const bytes = await measureOwnCode('src/features/visits/visits.mount.ts', (path) =>
    /\/(?:api|consent|context|core|data|dom|storage|text)\//.test(path),
  );
  expect(bytes).toBeGreaterThan(3000);
  expect(bytes, grown('src/measuring')).toBeLessThanOrEqual(VISITS_MAX);
});
