import { build } from 'esbuild';
import { icuMessages } from '../../../tools/icu-plugin.mjs';
import { PREACT_ALIAS } from '../../../tools/preact-alias.mjs';
import { styleImports } from '../../../tools/style-imports.mjs';
import { type Renderer, root } from './site';

/** Bundles a fixture, minified, for one renderer. */
export async function bundle(fixture: string, renderer: Renderer): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`test/page/fixtures/${fixture}`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    alias: renderer === 'preact' ? PREACT_ALIAS : {},
    // Inlay asks where its files are; a fixture has none.
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '"https://inlay.example/site.js"' },
    plugins: [icuMessages(), styleImports()],
  });
  return outputFiles[0]?.text ?? '';
}
