import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { readEmbedChoice } from '../embed-tags.mjs';
import { parsePage } from '../html/parse-page.mjs';
import { PICTURE_TYPE, pictureForUrl } from '../pictures/answer-images.mjs';
import { imageKey, isImagePath } from './image-address.mjs';
import { readImageSizes } from './image-sizes.mjs';
import { rewritePage } from './rewrite-page.mjs';
import { readSaved, savedSteps } from './saved-files.mjs';
import { THEME_BUNDLES, withPlatformNames } from './theme-scripts.mjs';

/**
 * Serves a folder of saved pages (SITE/page.html, SITE/_css/name.css) with Inlay instead of the platform's scripts, and draws
 * their images.
 * @param {{ pagesFolder: string, renderer: import('../embed-tags.mjs').Renderer, offline: boolean, themeScripts?: boolean }} options
 *   `themeScripts`: the scripts of themes stay in, as they do with `?theme-scripts`
 */
export function createPagesRoutes({ pagesFolder, renderer, offline, themeScripts = false }) {
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
    return c.body(Buffer.from(rewritePage(page, choice), 'latin1'));
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

/** The header must not override the encoding that a page itself names. @param {string} html */
function pageContentType(html) {
  const namesEncoding = /<meta[^>]+charset/i.test(html.slice(0, 4096));
  return namesEncoding ? 'text/html' : 'text/html; charset=utf-8';
}
