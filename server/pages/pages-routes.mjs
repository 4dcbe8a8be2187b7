import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { readEmbedChoice } from '../embed-tags.mjs';
import { parsePage } from '../html/parse-page.mjs';
import { PICTURE_TYPE, pictureForUrl } from '../pictures/answer-images.mjs';
import { imageKey, isImagePath } from './image-address.mjs';
import { readImageSizes } from './image-sizes.mjs';
import { withLocalImages } from './local-images.mjs';
import { rewritePage } from './rewrite-page.mjs';
import { readSaved, savedSteps } from './saved-files.mjs';
import { savedStylesheetAddress } from './stylesheets.mjs';
import { savedScriptAddress, THEME_BUNDLES, withPlatformNames } from './theme-scripts.mjs';

/**
 * @import { Adopt } from '../../src/server/public'
 * @import { PageChoice } from './rewrite-page.mjs'
 * @typedef {{ adopt: Adopt, onMissing: (page: string, address: string) => void }} Adoption `adopt` of `inlay/server`, and who is told of style
 *   sheets and theme scripts that a page asks for and that are not there
 */

/** What a page may load from beside it, images aside, which are drawn. @type {Readonly<Record<string, string>>} */
const FILE_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder of saved pages (SITE/page.html, SITE/_css/name.css) with Inlay instead of the platform's scripts, and draws
 * their images.
 * @param {{ pagesFolder: string, renderer: import('../embed-tags.mjs').Renderer, offline: boolean, themeScripts?: boolean, adoption?: Adoption }} options
 *   `themeScripts`: the scripts of themes stay in, as they do with `?theme-scripts`; `adoption`: pages are what `inlay adopt` makes of them
 */
export function createPagesRoutes({ pagesFolder, renderer, offline, themeScripts = false, adoption }) {
  const routes = new Hono();
  /** What the pages served so far say about their images. @type {Map<string, import('../pictures/answer-images.mjs').Size>} */
  const sizes = new Map();

  routes.get('/pages/*', async (c, next) => {
    const steps = savedSteps(c.req.url, '/pages/');
    if (!steps?.at(-1)?.endsWith('.html')) return next();
    const bytes = await readSaved(pagesFolder, steps);
    if (!bytes) return next();
    const html = bytes.toString('latin1');
    const page = parsePage(html);
    for (const [key, size] of readImageSizes(page, c.req.url)) sizes.set(key, size);
    const folder = steps.slice(0, -1);
    const hasThemeScripts = themeScripts || c.req.query('theme-scripts') !== undefined;
    const choice = {
      ...readEmbedChoice((name) => c.req.query(name), renderer),
      hasLocalImages: offline || c.req.query('images') === 'local',
      saved: await savedStylesheets(pagesFolder, folder),
      ...(hasThemeScripts && {
        themeScripts: [
          await savedScripts(pagesFolder, folder),
          await savedScripts(pagesFolder, [THEME_BUNDLES]),
        ],
      }),
    };
    c.header('Content-Type', pageContentType(html));
    c.header('Cache-Control', 'no-cache');
    const isAdopted = adoption && !choice.isOff && choice.format === 'module';
    const rewritten = isAdopted ? adoptPage(html, choice, adoption, steps) : rewritePage(page, choice);
    return c.body(Buffer.from(rewritten, 'latin1'));
  });

  // Files that a saver has put where the page looks for them.
  routes.get('/pages/*', async (c, next) => {
    const steps = savedSteps(c.req.url, '/pages/');
    const type = FILE_TYPES[extname(steps?.at(-1) ?? '')];
    const bytes = steps && type && (await readSaved(pagesFolder, steps));
    if (!bytes) return next();
    return c.body(bytes, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  });

  routes.get('/pages-css/*', async (c, next) => {
    const steps = savedSteps(c.req.url, '/pages-css/');
    if (!steps || !/\.css\b/.test(steps.at(-1) ?? '')) return next();
    const folder = steps.slice(0, -1);
    const file = steps.slice(-1);
    const bytes =
      (await readSaved(pagesFolder, [...folder, '_css', ...file])) ??
      (await readSaved(pagesFolder, [...folder, ...file]));
    if (!bytes) return next();
    return c.body(bytes, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' });
  });

  routes.get('/pages-scripts/*', async (c, next) => {
    const steps = savedSteps(c.req.url, '/pages-scripts/');
    const bytes = steps?.at(-1)?.endsWith('.js') && (await readSaved(pagesFolder, steps));
    if (!bytes) return next();
    return c.body(withPlatformNames(bytes.toString('utf8')), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  });

  // A page's relative image addresses may lead anywhere: `../../https://images…` is `/https://images…` here. Others are known
  // because a page has them.
  routes.get('*', (c, next) => {
    const { pathname } = new URL(c.req.url);
    const isLocalised = pathname.startsWith('/pages-images/');
    const isBesideAPage = pathname.startsWith('/pages/') && isImagePath(pathname);
    const isKnown = sizes.has(imageKey(c.req.url));
    if (!isLocalised && !isBesideAPage && !isKnown && !namesImageHost(pathname)) return next();
    const picture = pictureForUrl(c.req.url, sizes);
    return c.body(picture, 200, { 'Content-Type': PICTURE_TYPE, 'Cache-Control': 'max-age=60' });
  });
  return routes;
}

/**
 * What `inlay adopt` makes of a page, with the addresses of this server.
 * @param {string} html
 * @param {PageChoice} choice
 * @param {Adoption} adoption
 * @param {string[]} steps of the page
 */
function adoptPage(html, { renderer, saved, themeScripts, hasLocalImages }, { adopt, onMissing }, steps) {
  const { html: adopted, report } = adopt(html, {
    base: '/dist/',
    renderer,
    themeScripts: themeScripts !== undefined,
    // Pictures that are not there are drawn.
    locate: (address, kind) => {
      if (kind === 'picture') return undefined;
      const copy =
        kind === 'style'
          ? savedStylesheetAddress(address, saved)
          : savedScriptAddress(address, themeScripts ?? []);
      return copy ?? (/^(?:[a-z]+:)?\/\//i.test(address) ? undefined : 'missing');
    },
  });
  for (const { address } of report.missing) onMissing(steps.join('/'), address);
  return hasLocalImages ? withLocalImages(adopted) : adopted;
}

/** @param {string} pathname */
function namesImageHost(pathname) {
  return (
    /\/(?:images\.squarespace-cdn|static1?\.squarespace)\.com\//i.test(pathname) && isImagePath(pathname)
  );
}

/**
 * The stylesheets beside a page.
 * @param {string} pagesFolder
 * @param {string[]} steps of the page's folder
 * @returns {Promise<import('./stylesheets.mjs').SavedStylesheets>}
 */
async function savedStylesheets(pagesFolder, steps) {
  const folder = join(pagesFolder, ...steps);
  const lists = await Promise.all(
    [folder, join(folder, '_css')].map((path) => readdir(path).catch(() => [])),
  );
  const files = new Set(lists.flat().filter((file) => /\.css\b/.test(file)));
  return { folder: steps.map(encodeURIComponent).join('/'), has: (file) => files.has(file) };
}

/**
 * The scripts in one of the folders.
 * @param {string} pagesFolder
 * @param {string[]} steps of the folder
 * @returns {Promise<import('./theme-scripts.mjs').ScriptFolder>}
 */
async function savedScripts(pagesFolder, steps) {
  const files = new Set(await readdir(join(pagesFolder, ...steps)).catch(() => []));
  return {
    folder: steps.map(encodeURIComponent).join('/'),
    has: (file) => file.endsWith('.js') && files.has(file),
  };
}

/**
 * The header names the encoding that the page itself names, wherever: browsers look for it in the first 1,024 bytes only, and what is
 * added to a page moves it further down. A byte order mark goes before either, for browsers as well.
 * @param {string} html
 */
function pageContentType(html) {
  const [, named = 'utf-8'] = /<meta\b[^>]*\bcharset\s*=\s*["']?\s*([\w:.-]+)/i.exec(html) ?? [];
  return `text/html; charset=${named}`;
}
