import { brotliCompressSync } from 'node:zlib';
import { build, type PluginBuild } from 'esbuild';
import { expect, it } from 'vitest';
import { icuMessages } from '../../tools/icu-plugin.mjs';
import { styleImports } from '../../tools/style-imports.mjs';
import { root } from './support';

/** What every page with blocks has anyway, or has for other reasons. */
const SHARED = /\/(?:core|store|dom|data|text)\//;

/** Brotli bytes of one module with all that only it brings beyond one shared file; what it loads later for few pages is not in it. */
async function sizeOf(entry: string, without: RegExp = SHARED): Promise<number> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    plugins: [
      {
        name: 'shared',
        setup({ onResolve }: PluginBuild) {
          onResolve({ filter: /^\./ }, ({ path, kind }) =>
            kind === 'dynamic-import' || (kind !== 'entry-point' && without.test(path))
              ? { path: './shared.js', external: true }
              : undefined,
          );
        },
      },
      icuMessages(),
      styleImports(),
    ],
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length;
}

it('loads images with 2.5 KB at most, those of pages that were saved after their script with them', async () => {
  expect(await sizeOf('src/media/image/load-image.ts')).toBeLessThanOrEqual(2560);
});

it('plays videos of other services with 2.64 KB at most', async () => {
  const withoutImages = new RegExp(`${SHARED.source}|load-image$`);
  expect(await sizeOf('src/media/video/video-embed.ts', withoutImages)).toBeLessThanOrEqual(2704);
});
