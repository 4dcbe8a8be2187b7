import { extname } from 'node:path';
import { Hono } from 'hono';
import { decodePage, readableText } from '../../src/server/html/page-encoding.mjs';
import { parsePage } from '../../src/server/html/parse-page.mjs';
import {
  addressOf,
  createPageAdopter,
  isPage,
  readConfig,
  SEARCH_INDEX,
} from '../../src/server/pages/adopt-pages.mjs';
import { findTags, replaceTags } from '../../src/server/pages/adopted-tags.mjs';
import { FILE_TYPES } from '../../src/server/pages/file-types.mjs';
import { createSavedSite, listFiles } from '../../src/server/pages/saved-site.mjs';
import { embedTags, readEmbedChoice } from '../embed-tags.mjs';
import { PICTURE_TYPE, pictureForUrl } from '../pictures/answer-images.mjs';
import { imageKey, isImagePath } from './image-address.mjs';
import { readImageSizes } from './image-sizes.mjs';
import { keepMade } from './keep-made.mjs';
import { withLocalImages } from './local-images.mjs';
import { readSaved, savedSteps } from './saved-files.mjs';
import { buildForPage } from './site-builds.mjs';

/** @typedef {typeof import('../../src/server/public')} InlayServer what `inlay/server` exports */

/**
 * Serves a folder of saved pages (SITE/page.html, SITE/_css/name.css) as `inlay adopt` writes them, and draws the images that are missing.
 * @param {object} options
 * @param {string} options.pagesFolder
 * @param {import('../embed-tags.mjs').Renderer} options.renderer
 * @param {boolean} options.offline
 * @param {() => Promise<InlayServer>} options.loadServer
 * @param {() => Promise<import('./site-builds.mjs').BuildModule>} options.loadBuild
 * @param {boolean} [options.siteBuilds] each page loads a build of its own, as the copy of a site with this page alone
 * @param {boolean} [options.themeScripts] the scripts of themes stay in, as they do with `?theme-scripts`
 * @param {(size: import('../pictures/answer-images.mjs').Size) => string} [options.drawPicture] returns SVG; default: test cards
 * @param {(page: string, address: string) => void} [options.onMissing] makes it a preview of the copy: settings and all tags are those that
 *   the command writes. It is told of style sheets and theme scripts that are not there. Without it pages ask the platform, which the demo
 *   API is, and load Inlay as a page that nobody has read
 */
export function createPagesRoutes({
  pagesFolder,
  renderer,
  offline,
  loadServer,
  loadBuild,
  siteBuilds = false,
  themeScripts = false,
  drawPicture,
  onMissing,
}) {
  const routes = new Hono();
  /** What the pages served so far say about their images. @type {Map<string, import('../pictures/answer-images.mjs').Size>} */
  const sizes = new Map();
  const readFile = (/** @type {string} */ file) => readSaved(pagesFolder, file.split('/'));

  routes.get('/pages/*', async (c, next) => {
    const steps = savedSteps(c.req.url, '/pages/');
    const bytes = steps && (await readSaved(pagesFolder, steps));
    if (!bytes || !(await isPage(steps.join('/'), async () => bytes))) return next();
    const { text: html, encoding, encode } = decodePage(bytes);
    const choice = readEmbedChoice((name) => c.req.query(name), renderer);
    const isModule = !choice.isOff && choice.format === 'module';
    const hasOwnBuild = siteBuilds && isModule;
    const isWhole = (onMissing !== undefined || hasOwnBuild) && isModule;
    const read = await readPage(steps.join('/'), html, {
      address: c.req.url,
      // Where its tags are replaced, it makes no other difference.
      renderer: isWhole ? choice.renderer : renderer,
      themeScripts: themeScripts || c.req.query('theme-scripts') !== undefined,
      hasLocalImages: offline || c.req.query('images') === 'local',
      hasOwnBuild,
    });
    for (const [key, size] of read.sizes) sizes.set(key, size);
    for (const { kind, address } of read.missing)
      if (kind !== 'picture') onMissing?.(steps.join('/'), address);
    // Browsers look for the name in the first 1,024 bytes of a page only, and what is added moves it further down.
    c.header('Content-Type', `text/html; charset=${encoding}`);
    c.header('Cache-Control', 'no-cache');
    const page = isWhole
      ? read.html
      : replaceTags(read.html, choice.isOff ? '' : embedTags(choice), read.tags);
    return c.body(encode(page));
  });

  /**
   * What is made of a page before tags are put in, and what it says about its images and the files that it misses.
   * @param {string} file
   * @param {string} html
   * @param {{ address: string, renderer: import('../embed-tags.mjs').Renderer, themeScripts: boolean, hasLocalImages: boolean, hasOwnBuild: boolean }} how
   */
  async function readPage(file, html, { address, renderer, themeScripts, hasLocalImages, hasOwnBuild }) {
    const { adopt, needsFor } = await loadServer();
    const saved = await readSite();
    const config = onMissing && (await readConfig(pagesFolder));
    const how = [renderer, themeScripts, hasLocalImages, hasOwnBuild, config !== undefined];
    return keepMade(
      [pagesFolder, file, ...how].join('\n'),
      [html, adopt, saved, JSON.stringify(config)],
      async () => {
        const adoptPage = createPageAdopter({
          adopt,
          saved,
          base: '/dist/',
          ...(config && { config }),
        });
        const universal = adoptPage(file, html, { renderer, themeScripts });
        const adopted = hasOwnBuild
          ? adoptPage(file, html, {
              renderer,
              themeScripts,
              ...(await buildForPage(universal.html, { needsFor, loadBuild, renderer })),
            })
          : universal;
        const text = hasLocalImages ? withLocalImages(adopted.html) : adopted.html;
        return {
          html: text,
          tags: findTags(parsePage(text)),
          missing: adopted.report.missing,
          sizes: readImageSizes(parsePage(html), address),
        };
      },
    );
  }

  /** The files of the folder, as long as they are the same. */
  async function readSite() {
    const files = await listFiles(pagesFolder);
    return keepMade(`files\n${pagesFolder}`, [files.join('\n')], () =>
      createSavedSite(pagesFolder, new Set(files)),
    );
  }

  routes.get(`/pages/*/${SEARCH_INDEX}`, indexPages);
  routes.get(`/pages/${SEARCH_INDEX}`, indexPages);
  /** @param {import('hono').Context} c */
  async function indexPages(c) {
    const { buildSearchIndex } = await loadServer();
    const pages = [];
    for (const file of await listFiles(pagesFolder)) {
      const read = async () => (await readFile(file)) ?? Buffer.from('');
      if (await isPage(file, read))
        pages.push({ url: `/pages${addressOf(file)}`, html: readableText(decodePage(await read()).text) });
    }
    return c.json(buildSearchIndex(pages));
  }

  // Files that a saver has put where the page looks for them, also from the root of its site.
  for (const prefix of ['/pages/', '/'])
    routes.get(`${prefix}*`, async (c, next) => {
      const steps = savedSteps(c.req.url, prefix);
      const type = FILE_TYPES[extname(steps?.at(-1) ?? '').toLowerCase()];
      if (!steps || !type) return next();
      const bytes = await readSaved(pagesFolder, steps);
      const saved = await readSite();
      const path = steps.join('/');
      const moved = saved.moved.get(path);
      if (!bytes && !moved) return next();
      const copy = bytes ? saved.copyOf(path, bytes) : saved.copyOf(moved ?? path);
      return c.body(new Uint8Array(copy), 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    });

  // A page's relative image addresses may lead anywhere: `../../https://images…` is `/https://images…` here. Others are known
  // because a page has them.
  routes.get('*', (c, next) => {
    const { pathname } = new URL(c.req.url);
    const isLocalised = pathname.startsWith('/pages-images/');
    const isBesideAPage = pathname.startsWith('/pages/') && isImagePath(pathname);
    const isKnown = sizes.has(imageKey(c.req.url));
    if (!isLocalised && !isBesideAPage && !isKnown && !namesImageHost(pathname)) return next();
    const picture = pictureForUrl(c.req.url, sizes, drawPicture);
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
