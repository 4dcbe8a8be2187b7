import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hurry } from './support/hurry';
import { serveEdited } from './support/serve-edited';
import { undrawn as it, openDemo, type Site } from './support/site';
import { startAnew } from './support/start-anew';

const NAMES = ['frost', 'fern', 'lily'];
const picture = (name: string) =>
  `<img data-src="/pictures/${name}-1500x1000.png" data-image="/pictures/${name}-1500x1000.png" data-image-dimensions="1500x1000" data-load="false" alt="${name}">`;
const slides = (more = '', box: [string, string] = ['', '']) =>
  NAMES.map(
    (name) =>
      `<div class="slide" data-slide-id="${name}" data-slide-url="${name}">${box[0]}${picture(name)}${box[1]}${more}</div>`,
  ).join('');
const thumbs = (tag = 'div') =>
  NAMES.map((name) => `<${tag} class="thumb" data-slide-id="${name}">${picture(name)}</${tag}>`).join('');
const ARROWS =
  '<div class="nav-projects"><div class="arrow-wrapper left"><a class="prev-slide">‹</a></div><div class="arrow-wrapper right"><a class="next-slide">›</a></div></div>';

/** Opens a plain page with the body and the style sheet of a template. */
async function open(site: Site, page: { classes: string; body: string; css: string }) {
  const watched = await site.newPage({ viewport: { width: 1280, height: 800 } });
  const path = await serveEdited(site, 'plain.html', 'preact', (html) =>
    html
      .replace('</head>', `<style>html, body { height: 100% } ${page.css}</style></head>`)
      .replace(/(<body[^>]* class=").*<\/body>/s, `$1${page.classes}">${page.body}</body>`),
  );
  await openDemo(site, watched, path, 'preact', { all: false });
  await hurry(watched.page);
  return watched;
}

const seen = (page: Page, list: string) =>
  page.$$eval(`${list} .slide`, (all) =>
    all.flatMap((one, index) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? index : [],
    ),
  );
const classOf = (page: Page, name: string) =>
  page.evaluate((wanted) => document.body.classList.contains(wanted), name);
const hasFocus = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);

describe('galleries of Momentum', () => {
  // @keys collection-gallery | Enter, Escape | shows thumbnails, or the slides, and goes back
  it('are shown, with arrows, thumbnails and texts', async ({ site }) => {
    const { page, errors, warnings } = await site.open('gallery-fullscreen.html', 'preact', { all: false });
    await hurry(page);
    await expect.poll(() => seen(page, '.slideshow')).toEqual([0]);
    const roomBelowHeader = () =>
      page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const list = boxOf('.slideshow');
        return [list?.top === boxOf('#header')?.bottom, list?.bottom === innerHeight];
      });
    await expect.poll(roomBelowHeader).toEqual([true, true]);
    await page.locator('.arrow-wrapper.right.guide').press('Enter');
    await expect.poll(() => seen(page, '.slideshow')).toEqual([1]);
    await page.locator('.ctrl-button.all').press('Enter');
    await hasFocus(page, '.thumb:nth-child(2)');
    expect(await page.locator('.thumb').first().isVisible()).toBe(true);
    await page.locator('.thumb').nth(2).press('Enter');
    await expect.poll(() => seen(page, '.slideshow')).toEqual([2]);
    await hasFocus(page, '.ctrl-button.all[aria-expanded=false]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await page.locator('#indexProjects').getAttribute('inert')).toBe('');
    await page.locator('.ctrl-button.info').press('Enter');
    expect(await classOf(page, 'show-info')).toBe(true);
    const text = page.locator('.sqs-active-slide .image-detail-wrapper');
    await expect.poll(async () => (await text.boundingBox())?.x ?? 9999).toBeLessThan(1000);
    expect(await page.locator('.ctrl-button.info').getAttribute('aria-pressed')).toBe('false');
    expect([errors, warnings]).toEqual([[], []]);
  });
});

const FORTE = `#fullscreenBrowser .slideshow { position: absolute; width: 100%; height: 100% }
  #fullscreenBrowser .slide { height: 100% } #fullscreenBrowser .slide img { height: 100% }
  .slideshow.stacked, .slideshow.strip { opacity: 0; transition: opacity 0.3s } .slideshow.strip.rendered, .show-expanded .slideshow.stacked { opacity: 1 }
  .show-expanded .slideshow.strip { opacity: 0 } .strip .slide { opacity: 0 } .strip .sqs-active-slide, .strip .sqs-active-slide ~ .slide, .mobile-view .strip .slide { opacity: 1 }
  .sqs-lightbox-padder { position: absolute; inset: 40px } .mobile-view .slideshow.stacked { display: none } .mobile-view .slideshow.strip, .mobile-view .strip .slide { position: static !important; height: auto !important }
  .arrow-wrapper { opacity: 0; position: absolute; z-index: 900; top: 48% } .arrow-wrapper.right { right: 0 } .arrow-wrapper.left { visibility: hidden } .arrow-wrapper.guide { opacity: 1; visibility: visible }
  .collection-detail-wrapper { visibility: hidden; position: absolute; bottom: 0 } .sqs-active-slide .collection-detail-wrapper { visibility: visible } .ctrl-button.close { visibility: hidden; position: fixed; top: 0; right: 0; z-index: 999 }`;
const FORTE_GALLERY = {
  classes: 'collection-type-gallery',
  css: FORTE,
  body: `<div id="headerWrapper">Otterbrook</div><main id="fullscreenBrowser"><div class="slideshow stacked">${slides('', ['<div class="sqs-lightbox-padder content-fit">', '</div>'])}</div>
    <div class="slideshow strip main">${slides('<div class="ctrl-button resize">+</div>')}</div>${ARROWS}<div class="ctrl-button close">×</div></main>`,
};

describe('pages of Forte', () => {
  it('show galleries in a row, one slide over the page, and all below each other in narrow windows', async ({
    site,
  }) => {
    const { page, errors, warnings } = await open(site, FORTE_GALLERY);
    await expect.poll(() => seen(page, '.strip')).toEqual([0, 1, 2]);
    expect(await seen(page, '.stacked')).toEqual([]);
    expect(await page.locator('.stacked').getAttribute('inert')).toBe('');
    await page.locator('.resize').nth(1).press('Enter');
    expect(await classOf(page, 'show-expanded')).toBe(true);
    await expect.poll(() => seen(page, '.stacked')).toEqual([1]);
    await hasFocus(page, '.ctrl-button.close');
    await page.keyboard.press('Escape');
    expect(await classOf(page, 'show-expanded')).toBe(false);
    await hasFocus(page, '.resize');
    await page.evaluate(() => inlayApi().destroy());
    await page.setViewportSize({ width: 390, height: 800 });
    await startAnew(page, { all: false });
    await expect.poll(() => seen(page, '.strip')).toEqual([0, 1, 2]);
    expect(await page.locator('html.mobile-view').count()).toBe(1);
    expect([errors, warnings]).toEqual([[], []]);
  });
});

describe('galleries of Wexley', () => {
  it('show a slide for its thumbnail, and thumbnails again', async ({ site }) => {
    const { page, errors, warnings } = await open(site, {
      classes: 'collection-type-gallery gallery-controls-simple',
      css: `#galleryWrapper { height: 0; overflow: hidden } #slideshow { opacity: 0; height: 100%; position: relative } #backToThumbs { display: none }
        .full-view #thumbList { display: none } .full-view #galleryWrapper { height: auto } .full-view #slideshow { opacity: 1 } .full-view #backToThumbs { display: block }
        #slideshowWrapper { height: 100% } .thumb img { height: 100px } .image-description { visibility: hidden } .image-info-on .image-description { visibility: visible }`,
      body: `<div id="backToThumbs">×</div><div id="thumbList">${thumbs('span')}</div><div id="galleryWrapper"><div id="slideshowWrapper"><div id="slideshow">${slides('<p class="image-description">Words</p>')}</div>
        <div id="imageInfoToggle"><span>info</span></div></div><div id="simpleControls"><span class="prev-slide">prev</span><span class="next-slide">next</span></div></div>`,
    });
    await page.locator('.thumb[role=button]').nth(1).waitFor();
    expect(await page.locator('#galleryWrapper').getAttribute('inert')).toBe('');
    await page.locator('.thumb').nth(1).press('Enter');
    await expect.poll(() => seen(page, '#slideshow')).toEqual([1]);
    expect(await page.locator('#slideshowWrapper.slideshow-ready').count()).toBe(1);
    const height = await page.locator('#slideshow').evaluate((one) => one.getBoundingClientRect().height);
    expect(height).toBeGreaterThanOrEqual(500);
    await hasFocus(page, '#backToThumbs');
    await page.locator('.next-slide').press('Enter');
    await expect.poll(() => seen(page, '#slideshow')).toEqual([2]);
    await page.locator('#imageInfoToggle').press('Enter');
    expect(await page.locator('.image-info-on').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await classOf(page, 'full-view')).toBe(false);
    await hasFocus(page, '.thumb:nth-child(3)');
    expect([errors, warnings]).toEqual([[], []]);
    await page.evaluate(() => inlayApi().destroy());
    expect(await page.locator('[inert],[role],[aria-pressed],[style]').count()).toBe(0);
  });
});
