// node tools/banner-sheet.mjs [FILE] [WIDTH]: one picture of every variant of the cookie banner, for a look.

import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from '../demo-server/create-server.mjs';
import { CHROMIUM_FLAGS } from './chromium-flags.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const file = process.argv[2] ?? 'banner-sheet.png';
/** The visitor's window. */
const width = Number(process.argv[3] ?? 640);
const height = width > 600 ? Math.round(width / 2.5) : 460;
const COLUMNS = 6;
const CELL_WIDTH = 400;

const PLACES = {
  BAR: ['TOP', 'BOTTOM'],
  POPUP: ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'],
};

/**
 * @typedef {{ Inlay: import('../src/public').InlayApi, Static: { SQUARESPACE_CONTEXT: { cookieSettings: object } } }} SitePage
 *   The globals of the page below.
 */

/** @returns {Record<string, unknown>[]} */
function listSettings() {
  const list = [];
  for (const [cookieBannerVariant, places] of Object.entries(PLACES))
    for (const cookieBannerPosition of places)
      for (const look of [
        { cookieBannerTheme: 'LIGHT' },
        { cookieBannerTheme: 'DARK' },
        { cookieBannerThemeName: 'white' },
      ])
        for (const cookieBannerCtaVariant of ['TEXT', 'BUTTON', 'ICON'])
          for (const cookieBannerAcceptType of ['OPT_IN', 'OPT_IN_AND_OUT'])
            list.push({
              isCookieBannerEnabled: true,
              cookieBannerText:
                '<p>We count visits with cookies, if you let us. <a href="#policy">What for</a></p>',
              cookieBannerVariant,
              cookieBannerPosition,
              cookieBannerCtaVariant,
              cookieBannerAcceptType,
              cookieBannerHasManageCookies: true,
              ...look,
            });
  return list;
}

const PAGE = `<!doctype html><html lang="en"><title>Banner</title><link rel="stylesheet" href="/dist/site.css">
  <script>Static = { SQUARESPACE_CONTEXT: { cookieSettings: { isCookieBannerEnabled: true } } }</script>
  <script type="module" src="/dist/preact/site.js"></script>
  <body style="margin:0;font:16px sans-serif;background:#dde4e0"><div class="sqs-announcement-bar-dropzone"></div>
  <h1 style="margin:0;padding:2rem">Page</h1>`;

/**
 * Runs in the page: shows the banner with other settings.
 * @param {Record<string, unknown>} settings
 */
async function draw(settings) {
  const { Inlay, Static } = /** @type {SitePage} */ (/** @type {unknown} */ (window));
  Inlay.destroy();
  Object.assign(Static.SQUARESPACE_CONTEXT.cookieSettings, { cookieBannerThemeName: '' }, settings);
  Inlay.init();
  while (!document.querySelector('.inlay-cookie-banner a'))
    await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Runs in the page: shows all screenshots side by side.
 * @param {{ shots: { label: string, picture: string }[], columns: number, cellWidth: number }} sheet
 */
async function lay({ shots, columns, cellWidth }) {
  document.body.style.cssText = `margin:0;display:grid;gap:8px;grid-template-columns:repeat(${columns},${cellWidth}px)`;
  for (const { label, picture } of shots) {
    const figure = document.createElement('figure');
    figure.style.cssText = 'margin:0;font:11px sans-serif';
    const image = new Image(cellWidth);
    image.src = `data:image/png;base64,${picture}`;
    figure.append(image, label);
    document.body.append(figure);
    await image.decode();
  }
}

const server = await createServer({ root, offline: true }).listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: CHROMIUM_FLAGS,
});
try {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.route('**/banner', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto(`${server.url}/banner`);
  await page.locator('.inlay-cookie-banner').waitFor();
  const shots = [];
  for (const settings of listSettings()) {
    await page.evaluate(draw, settings);
    const picture = (await page.screenshot()).toString('base64');
    const label = Object.values(settings)
      .filter((value) => typeof value === 'string' && !value.includes('<'))
      .join(' ');
    shots.push({ label, picture });
  }
  const sheet = await browser.newPage({ viewport: { width: COLUMNS * (CELL_WIDTH + 8), height: 800 } });
  await sheet.evaluate(lay, { shots, columns: COLUMNS, cellWidth: CELL_WIDTH });
  await writeFile(file, await sheet.screenshot({ fullPage: true }));
  console.log(`${shots.length} variants in ${file}`);
} finally {
  await browser.close();
  await server.close();
}
