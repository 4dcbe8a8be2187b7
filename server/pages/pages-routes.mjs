import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pictureResponse } from '../answer-images.mjs';
import { readEmbedChoice } from '../embed-tags.mjs';
import { readInside, stepsAfter } from '../static-files.mjs';
import { imageKey, isImagePath } from './image-address.mjs';
import { readImageSizes } from './image-sizes.mjs';
import { rewritePage } from './rewrite-page.mjs';

/**
 * Serves a folder of saved pages (SITE/page.html, SITE/_css/name.css) with Inlay put in, and draws their images.
 * @param {{ pagesFolder: string, renderer: import('../embed-tags.mjs').Renderer, offline: boolean }} options
 */
export function createPagesRoutes({ pagesFolder, renderer, offline }) {
  const routes = new Hono();
  /** What the pages served so far say about their images. */
  const sizes = new Map();

  routes.get('/pages/*', async (c, next) => {
    const steps = stepsAfter(c.req.url, '/pages/');
    if (!steps?.at(-1)?.endsWith('.html')) return next();
    const bytes = await readInside(pagesFolder, steps);
    if (!bytes) return next();
    const html = bytes.toString('latin1');
    for (const [key, size] of readImageSizes(html, c.req.url)) sizes.set(key, size);
    const choice = {
      ...readEmbedChoice((name) => c.req.query(name), renderer),
      hasLocalImages: offline || c.req.query('images') === 'local',
      saved: await savedStylesheets(pagesFolder, steps.slice(0, -1)),
    };
    c.header('Content-Type', pageContentType(html));
    c.header('Cache-Control', 'no-cache');
    return c.body(Buffer.from(rewritePage(html, choice), 'latin1'));
  });

  routes.get('/pages-css/*', async (c, next) => {
    const steps = stepsAfter(c.req.url, '/pages-css/');
    if (!steps || !/\.css\b/.test(steps.at(-1) ?? '')) return next();
    const folder = steps.slice(0, -1);
    const file = steps.slice(-1);
    const bytes =
      (await readInside(pagesFolder, [...folder, '_css', ...file])) ??
      (await readInside(pagesFolder, [...folder, ...file]));
    if (!bytes) return next();
    return c.body(bytes, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' });
  });

  // A page's relative image addresses end up anywhere: `../../https://images…` is `/https://images…` here. Others are known
  // by the page that has them.
  routes.get('*', (c, next) => {
    const { pathname } = new URL(c.req.url);
    const isAsked = pathname.startsWith('/pages-images/');
    const isBesideAPage = pathname.startsWith('/pages/') && isImagePath(pathname);
    const isKnown = sizes.has(imageKey(c.req.url));
    if (!isAsked && !isBesideAPage && !isKnown && !namesImageHost(pathname)) return next();
    const { body, contentType, headers } = pictureResponse(c.req.url, sizes);
    return c.body(body, 200, { ...headers, 'Content-Type': contentType });
  });
  return routes;
}

function namesImageHost(pathname) {
  return (
    /\/(?:images\.squarespace-cdn|static1?\.squarespace)\.com\//i.test(pathname) && isImagePath(pathname)
  );
}

/** The stylesheets beside a page, and the folder as it stands in an address. */
async function savedStylesheets(pagesFolder, steps) {
  const folder = join(pagesFolder, ...steps);
  const lists = await Promise.all(
    [folder, join(folder, '_css')].map((path) => readdir(path).catch(() => [])),
  );
  const files = new Set(lists.flat().filter((file) => /\.css\b/.test(file)));
  return { folder: steps.map(encodeURIComponent).join('/'), has: (file) => files.has(file) };
}

/** A page that names its own encoding must not be overruled by the header. */
function pageContentType(html) {
  const namesEncoding = /<meta[^>]+charset/i.test(html.slice(0, 4096));
  return namesEncoding ? 'text/html' : 'text/html; charset=utf-8';
}
