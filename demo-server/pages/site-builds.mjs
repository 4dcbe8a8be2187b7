import { Hono } from 'hono';
import { FILE_TYPES } from '../../src/server/pages/file-types.mjs';
import { keepMade } from './keep-made.mjs';

/** Beside the universal build, which a page may need as well. */
export const SITE_BUILDS = '/dist/sites/';

/**
 * @import { PageNeeds, Renderer } from '../../src/server/public'
 * @import { SiteManifest } from '../../src/server/site-build/public'
 * @typedef {ReadonlyMap<string, Buffer>} BuiltFiles
 * @typedef {object} BuildModule what is used here of the exports of `inlay/build`
 * @property {(options: { units: PageNeeds[], renderer: Renderer }) => Promise<{ manifest: SiteManifest, files: BuiltFiles }>} makeSite
 */

/** By the address of their folder. @type {Map<string, BuiltFiles>} */
const builds = new Map();

/**
 * The build of a site that has one page: its manifest, and the address of its folder.
 * @param {string} html as `adopt` has made it
 * @param {{ needsFor: import('../../src/server/public').NeedsFor, loadBuild: () => Promise<BuildModule>, renderer: import('../embed-tags.mjs').Renderer }} how
 */
export function buildForPage(html, { needsFor, loadBuild, renderer }) {
  return keepMade(`build\n${renderer}\n${html}`, [needsFor], async () => {
    const { makeSite } = await loadBuild();
    const { manifest, files } = await makeSite({ units: [needsFor(html)], renderer });
    const siteBase = `${SITE_BUILDS}${manifest.build}/`;
    builds.set(siteBase, new Map([...files, ['build.json', Buffer.from(JSON.stringify(manifest))]]));
    return { manifest, siteBase };
  });
}

/** Serves the files of these builds. */
export function createBuildRoutes() {
  const routes = new Hono();
  routes.get(`${SITE_BUILDS}:build/*`, (c, next) => {
    const siteBase = `${SITE_BUILDS}${c.req.param('build')}/`;
    const file = new URL(c.req.url).pathname.slice(siteBase.length);
    const bytes = builds.get(siteBase)?.get(file);
    if (!bytes) return next();
    const type = FILE_TYPES[file.slice(file.lastIndexOf('.'))] ?? 'text/plain';
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': type,
      'Cache-Control': 'max-age=31536000, immutable',
    });
  });
  return routes;
}
