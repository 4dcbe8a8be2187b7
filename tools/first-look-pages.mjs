// The page of README's picture and film, with and without Inlay, in a browser. Needs a build.

import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import {
  FIRST_LOOK_BODY,
  FIRST_LOOK_CONTEXT,
  FIRST_LOOK_CSS,
} from '../docs/.vitepress/first-look/first-look-page.mjs';
import { createServer } from '../server/create-server.mjs';
import { CHROMIUM_FLAGS } from './chromium-flags.mjs';
import { ensureTestBrowser } from './ensure.mjs';

const ROOT = new URL('..', import.meta.url);
const TAGS =
  '<link rel="stylesheet" href="/dist/site.css"><script type="module" src="/dist/preact/site.js"></script>';

/** The server's page, the same with and without. @param {boolean} hasInlay */
const pageText = (hasInlay) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Otterbrook</title>
${hasInlay ? TAGS : ''}
${FIRST_LOOK_CONTEXT}
<link rel="stylesheet" href="/first-look.css">
<body data-inlay-look="base">
${FIRST_LOOK_BODY}
</body>
</html>`;

/** @param {import('playwright-core').Route} route */
async function answer(route) {
  const { pathname } = new URL(route.request().url());
  const pages = { '/first-look-on': true, '/first-look-off': false };
  if (pathname === '/first-look.css')
    return route.fulfill({ contentType: 'text/css', body: `${FIRST_LOOK_CSS}\nbody { overflow: hidden; }` });
  if (pathname in pages)
    return route.fulfill({ contentType: 'text/html', body: pageText(pathname.endsWith('on')) });
  if (/^\/pictures\/\w+\.svg$/.test(pathname))
    return route.fulfill({ path: fileURLToPath(new URL(`docs/public${pathname}`, ROOT)) });
  return route.continue();
}

/** A browser for which `/first-look-on` and `/first-look-off` of `url` are there. */
export async function openFirstLook() {
  const { url, close } = await createServer({ root: ROOT }).listen();
  const browser = await chromium.launch({
    executablePath: ensureTestBrowser({ mayInstall: true }),
    args: CHROMIUM_FLAGS,
  });
  return {
    url,
    /** @param {import('playwright-core').BrowserContextOptions} options */
    async newPage(options) {
      const context = await browser.newContext(options);
      await context.route('**/*', answer);
      return context.newPage();
    },
    async close() {
      await browser.close();
      await close();
    },
  };
}

/** Resolves when the gallery and the banner are there. @param {import('playwright-core').Frame} frame */
export async function whenAlive(frame) {
  await frame.waitForSelector('.inlay-cookie-banner');
  await frame.waitForFunction("document.querySelectorAll('.slide img.loaded').length === 6");
}
