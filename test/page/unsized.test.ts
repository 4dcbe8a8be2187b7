import { expect } from 'vitest';
import { editAnswers } from './support/edit-answers';
import { it } from './support/site';

const svg = (name: string) => `<svg class="${name}" viewBox="0 0 64 64"><path d="M0,0h64v64z"/></svg>`;

/** A page with `site.css` alone: its theme has not come. */
const PAGE = `<!doctype html><link rel="stylesheet" href="/dist/site.css"><body>
<header><a href="/" class="header-title-logo"><img id="logo" src="/pictures/logo-1500x900.png" alt="Garden"></a>
${svg('Icon Icon--cart')}<a class="icon icon--fill" href="/">${svg('')}</a>
<div class="sqs-svg-icon--wrapper">${svg('sqs-svg-icon--social')}</div></header>
<section><div class="section-divider-display">${svg('section-divider-svg-stroke')}</div></section>`;

it('site.css gives a size to what only a theme would, and leaves a theme its own', async ({ site }) => {
  const { page } = await site.newPage({ javaScriptEnabled: false });
  await page.setViewportSize({ width: 390, height: 844 });
  let theme = '';
  await editAnswers(page, '**/plain.html*', () => PAGE + theme);
  await page.goto(`${site.url}/demo-pages/plain.html`);
  const sizes = () =>
    page
      .locator('header svg')
      .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  expect(await sizes()).toEqual([24, 24, 24]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect((await page.locator('.section-divider-display').boundingBox())?.height).toBeLessThan(30);

  theme = '<style>svg { width: 100px }</style>';
  await page.reload();
  expect(await sizes()).toEqual([100, 100, 100]);
});

/** The same, while the script is on its way. */
const PICTURES = `<!doctype html><link rel="stylesheet" href="/dist/site.css"><link rel="stylesheet" href="/dist/look.css">
<body data-inlay-look="base" style="margin: 0"><figure class="Index-page-image" style="margin: 0"><img data-src="/" alt="Ferns under glass"></figure>
<p id="below">Ferns</p><a href="/"><img id="wide" data-src="/pictures/ferns-1500x900.png" src="/pictures/ferns-1500x900.png" alt="Ferns"></a>`;

it('site.css keeps the room of pictures that are to come, and pages without a theme none that is wider than they', async ({
  site,
}) => {
  const { page } = await site.newPage({ viewport: { width: 390, height: 844 } });
  await editAnswers(page, '**/plain.html*', () => PICTURES);
  await page.goto(`${site.url}/demo-pages/plain.html`);
  const boxOf = (selector: string) => page.locator(selector).boundingBox();
  expect(await boxOf('.Index-page-image')).toEqual({ x: 0, y: 0, width: 390, height: 195 });
  expect((await boxOf('#below'))?.y).toBeGreaterThan(194);
  expect((await boxOf('#wide'))?.width).toBe(390);
});

const LINES = '<path d="M0 1h24M0 9h24"/>';
/** What only a theme would place, colour or size. */
const PARTS = `<!doctype html><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/dist/site.css">
<link rel="stylesheet" href="/dist/look.css"><body data-inlay-look="base">
<button class="Mobile-bar-menu"><svg class="Icon Icon--hamburger" viewBox="0 0 24 18">${LINES}</svg><svg class="Icon Icon--plus" viewBox="0 0 24 18">${LINES}</svg></button>
<div class="ProductList-item"><a class="ProductList-item-link" href="#basket"></a><div class="ProductList-innerImageWrapper"><img src="/pictures/ferns-1500x900.png" alt="Basket"><a class="sqs-product-quick-view-button" href="#quick">Quick view</a></div></div>
<div class="sqs-block sqs-block-embed"><iframe width="640" height="360" srcdoc="Map" title="Map"></iframe></div>`;

it('look.css shows the icon of a menu once, has a product lead to its page, and keeps a frame in its column', async ({
  site,
}) => {
  const { page } = await site.newPage({ viewport: { width: 390, height: 844 } });
  await editAnswers(page, '**/plain.html*', () => PARTS);
  await page.goto(`${site.url}/demo-pages/plain.html`);
  const strokes = await page
    .locator('.Icon:visible')
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).stroke !== 'none'));
  expect(strokes).toEqual([true]);
  for (const [part, hash] of [
    ['.ProductList-item', '#basket'],
    ['.sqs-product-quick-view-button', '#quick'],
  ] as const) {
    await page.locator(part).click();
    expect(new URL(page.url()).hash).toBe(hash);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

/** A card's picture that has yet to come, before the look of pages without a theme. */
const CARD = `<!doctype html><link rel="stylesheet" href="/dist/site.css">
<figure class="image-block-v2"><div class="intrinsic"><img data-src="/" width="300" height="200" alt="Ferns under glass"></div></figure>`;

it('site.css lays out the picture of a card as every theme does, so that its box is no higher than the picture', async ({
  site,
}) => {
  const { page } = await site.newPage();
  await editAnswers(page, '**/plain.html*', () => CARD);
  await page.goto(`${site.url}/demo-pages/plain.html`);
  expect((await page.locator('.intrinsic').boundingBox())?.height).toBe(200);
});

const CELL = '<div class="slide"><div class="margin-wrapper">A fern</div></div>';
const GRID = `<!doctype html><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/dist/site.css">
<body style="margin: 0"><div class="sqs-block-gallery" data-block-json='{"padding":48,"thumbnails-per-row":3}'>
<div class="sqs-gallery-block-grid sqs-gallery-thumbnails-per-row-3"><div class="sqs-gallery">${CELL.repeat(3)}</div></div></div>`;

it('site.css gives a gallery grid its cells and gutters, in wide and in narrow windows', async ({ site }) => {
  const { page } = await site.newPage({ javaScriptEnabled: false, viewport: { width: 960, height: 700 } });
  await editAnswers(page, '**/plain.html*', () => GRID);
  await page.goto(`${site.url}/demo-pages/plain.html`);
  for (const [width, cell] of [
    // Three cells in a row, two in a narrow window; the last gutter of a row is outside.
    [960, (960 + 48) / 3 - 48],
    [400, (400 + 48) / 2 - 48],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const widths = await page
      .locator('.margin-wrapper')
      .evaluateAll((cells) => cells.map((one) => one.getBoundingClientRect().width));
    expect(widths, `${width} px`).toEqual([cell, cell, cell]);
  }
});
