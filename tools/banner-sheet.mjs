// node tools/banner-sheet.mjs [FILE]: every variant of the cookie banner on one picture, to be looked at.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from '../server/create-server.mjs';
import { CHROMIUM_FLAGS } from './chromium-flags.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const file = process.argv[2] ?? 'banner-sheet.png';
const CELL = { width: 480, height: 270 };
const COLUMNS = 6;

const PLACES = {
  BAR: ['TOP', 'BOTTOM'],
  POPUP: ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'],
};

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

const frame = (
  settings,
) => `<!doctype html><html lang="en"><title>Banner</title><link rel="stylesheet" href="/dist/site.css">
  <script>Static = { SQUARESPACE_CONTEXT: { cookieSettings: ${JSON.stringify(settings).replaceAll('</', '<\\/')} } }</script>
  <script type="module" src="/dist/preact/site.js"></script>
  <body style="margin:0;font:14px sans-serif;background:#dde4e0"><div class="sqs-announcement-bar-dropzone"></div>`;

const server = await createServer({ root, offline: true }).listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: CHROMIUM_FLAGS,
});
try {
  const list = listSettings();
  const rows = Math.ceil(list.length / COLUMNS);
  const page = await browser.newPage({
    viewport: { width: COLUMNS * CELL.width, height: rows * CELL.height },
    deviceScaleFactor: 0.5,
  });
  await page.route('**/sheet-frame?*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('n'));
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: frame(list[number]) });
  });
  await page.route('**/sheet', (route) => {
    const cells = list.map((_, number) => `<iframe src="/sheet-frame?n=${number}"></iframe>`).join('');
    const style = `body{margin:0;display:grid;grid-template-columns:repeat(${COLUMNS},1fr)}
      iframe{box-sizing:border-box;width:${CELL.width}px;height:${CELL.height}px;border:2px solid #888}`;
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><style>${style}</style>${cells}`,
    });
  });
  await page.goto(`${server.url}/sheet`);
  for (const child of page.frames().slice(1)) await child.locator('.inlay-cookie-banner a').waitFor();
  await page.screenshot({ path: file });
  console.log(`${list.length} variants in ${file}`);
} finally {
  await browser.close();
  await server.close();
}
