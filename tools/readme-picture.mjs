// Draws the picture of README, docs/public/inlay.png: a page as the server wrote it beside the same page with Inlay. Needs a build.

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from '../server/create-server.mjs';
import { CHROMIUM_FLAGS } from './chromium-flags.mjs';
import { ensureTestBrowser } from './ensure.mjs';

const ROOT = new URL('..', import.meta.url);
const PICTURE = new URL('docs/public/inlay.png', ROOT);
const PANE = { width: 680, height: 640 };
const MAX_BYTES = 60 * 1024;

const slide = (/** @type {string} */ name) => `<div class="slide"><div class="margin-wrapper">
  <a class="image-slide-anchor content-fill" href="/${name}.svg">
    <noscript><img src="/${name}.svg" alt="${name}"></noscript>
    <img data-src="/${name}.svg" data-image-dimensions="1500x1000" alt="">
  </a>
</div></div>`;

const item = (/** @type {string} */ question, /** @type {string} */ answer) => `<li class="accordion-item">
  <h2 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false">
    <span class="accordion-item__title">${question}</span>
    <span class="accordion-icon-container" aria-hidden="true"><span class="plus"><span class="plus__horizontal-line"></span><span class="plus__vertical-line"></span></span></span>
  </button></h2>
  <div class="accordion-item__dropdown" role="region"><div class="accordion-item__description">${answer}</div></div>
</li>`;

const SETTINGS = {
  cookieSettings: {
    isCookieBannerEnabled: true,
    cookieBannerVariant: 'BAR',
    cookieBannerTheme: 'DARK',
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    cookieBannerText: '<p>May we count your visit?</p>',
    cookieBannerCtaText: 'Yes',
    cookieBannerOptOutCtaText: 'No',
  },
};

/** The server's page, the same in both panes. @param {boolean} hasInlay */
const page = (hasInlay) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Otterbrook</title>
${hasInlay ? '<link rel="stylesheet" href="/dist/site.css"><script type="module" src="/dist/preact/site.js"></script>' : ''}
<script type="application/json" id="site-context">${JSON.stringify(SETTINGS)}</script>
<link rel="stylesheet" href="/pane.css">
<body data-inlay-look="base">
<p class="label">${hasInlay ? 'With one script tag' : 'As the server wrote it'}</p>
<div class="sqs-block-gallery" data-block-json='{"padding":8,"lightbox":true}'>
  <div class="sqs-gallery-container sqs-gallery-block-grid sqs-gallery-aspect-ratio-standard sqs-gallery-thumbnails-per-row-3">
    <div class="sqs-gallery">${['dunes', 'fjord', 'meadow', 'dusk', 'night', 'heath'].map(slide).join('')}</div>
  </div>
</div>
<div class="sqs-block-accordion"><ul class="accordion-items-container">
${item('When is the house open?', 'Daily from ten to five.')}
${item('May I bring a dog?', 'On a lead, and not in the palm house.')}
</ul></div>
</body>
</html>`;

const CSS = `body { margin: 0; padding: 16px 20px; font: 16px/1.5 "Liberation Sans", Arial, sans-serif; background: #fff; color: #222; overflow: hidden; }
.label { margin: 0 0 12px; color: #666; font-size: 14px; }
h2 { margin: 0; font-size: 17px; }
ul { padding: 0; list-style: none; }
noscript img { width: 5.5rem; }
a { text-decoration: none; }
`;

const { url, close } = await createServer({ root: ROOT }).listen();
const browser = await chromium.launch({
  executablePath: ensureTestBrowser({ mayInstall: true }),
  args: CHROMIUM_FLAGS,
});
/** @param {boolean} javaScriptEnabled */
async function openPane(javaScriptEnabled) {
  const context = await browser.newContext({ viewport: PANE, javaScriptEnabled });
  await context.route('**/*', answer);
  return context.newPage();
}

/** @param {import('playwright-core').Route} route */
async function answer(route) {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/pane.css') return route.fulfill({ contentType: 'text/css', body: CSS });
  if (pathname.startsWith('/pane-'))
    return route.fulfill({ contentType: 'text/html', body: page(pathname.endsWith('with')) });
  if (/^\/\w+\.svg$/.test(pathname))
    return route.fulfill({ path: fileURLToPath(new URL(`docs/public/pictures${pathname}`, ROOT)) });
  return route.continue();
}

/** @param {'with' | 'without'} kind */
async function shoot(kind) {
  const pane = await openPane(kind === 'with');
  await pane.goto(`${url}/pane-${kind}`, { waitUntil: 'networkidle' });
  if (kind === 'with') {
    await pane.waitForFunction("document.querySelector('.inlay-cookie-banner')");
    await pane.click('.accordion-item__click-target');
    await pane.waitForFunction("document.querySelectorAll('.slide img.loaded').length === 6");
    await pane.waitForFunction("!document.querySelector('[data-is-item-animating=true]')");
  }
  return (await pane.screenshot({ animations: 'disabled' })).toString('base64');
}

const images = [await shoot('without'), await shoot('with')];
const sheet = await openPane(true);
await sheet.setViewportSize({ width: PANE.width * 2 + 48, height: PANE.height + 32 });
await sheet.setContent(`<body style="margin:0;display:flex;gap:16px;padding:16px;background:#dfe5ea">
${images.map((image) => `<img alt="" width="${PANE.width}" height="${PANE.height}" style="border-radius:8px" src="data:image/png;base64,${image}">`).join('')}`);
const picture = await sheet.screenshot();
await browser.close();
await close();
if (picture.length > MAX_BYTES)
  throw new Error(`The picture has ${picture.length} bytes; ${MAX_BYTES} are allowed.`);
await writeFile(PICTURE, picture);
console.log(`${fileURLToPath(PICTURE)}: ${picture.length} bytes`);
