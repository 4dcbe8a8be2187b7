import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findUnseen, noteServedParts, readSeenParts } from './support/seen-parts';
import { serveEdited } from './support/serve-edited';
import { undrawn as it, ONE_RENDERER, openDemo, type Site, type WatchedPage } from './support/site';

const opacities = (page: Page) =>
  page.$$eval('header, footer, section > .content-wrapper', (parts) =>
    parts.map((part) => getComputedStyle(part).opacity),
  );

/** How what the theme dresses looks: each a place where a style sheet beside it could interfere. */
const readLook = (page: Page) =>
  page.evaluate(() => {
    const one = (selector: string) => {
      const found = document.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`${selector} is not there`);
      return found;
    };
    const box = (selector: string) => one(selector).getBoundingClientRect();
    const style = (selector: string, pseudo?: string) => getComputedStyle(one(selector), pseudo);
    return {
      newsletterGap: Math.round(
        box('.newsletter-form-button').left - box('.newsletter-form-fields-wrapper').right,
      ),
      newsletterBody: style('.newsletter-form-body').display,
      cardPadding: style('.image-card').padding,
      cardTextWidth: Math.round(box('.image-card').width),
      cardPictureWidth: Math.round(box('.design-layout-card .intrinsic').width),
      handleHeight: Math.round(box('.lightbox-handle').height),
      labelWeight: style('#email-themed .title').fontWeight,
      nameGap: Math.round(box('.last-name').left - box('.first-name').right),
      playSign: style('.sqs-video-icon', '::after').content,
      playSize: Math.round(box('.sqs-video-icon').width),
    };
  });

const picture =
  'data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%223000%22 height=%221000%22/>';

const folder = (name: string) => `<div class="header-nav-item header-nav-item--folder">
  <a class="header-nav-folder-title" href="/${name}">${name}</a>
  <div class="header-nav-folder-content"><p><a href="/${name}/one">One</a></p></div>
</div>`;

/** A header, a section with a picture behind it and a picture in a text, as servers write them for a theme. */
const UNTHEMED = `<header id="header" class="header" data-controller="Header">
  <div class="header-title-logo"><a href="/"><img src='${picture}' alt="Home"></a></div>
  <a id="follow" class="icon icon--fill" href="/follow" aria-label="Follow us"><svg viewBox="0 0 64 64">
    <use class="sqs-use--mask" href="#square"/></svg></a>
  <nav class="header-nav">${folder('visit')}${folder('garden')}</nav>
</header>
<section id="first" class="page-section">
  <div class="section-background"><img src='${picture}' alt=""></div>
  <div class="content-wrapper"><p>First</p></div>
</section>
<svg hidden><symbol id="square" viewBox="0 0 64 64"><path d="M0 0h64v64H0z"/></symbol></svg>
<p><img id="drawing" src='${picture}' alt="A drawing"></p>`;

/** Opens the page as it is without Inlay: neither its script nor its style sheet. */
async function openWithout(site: Site, page: Page): Promise<void> {
  await withoutStyles(page);
  await page.goto(`${site.url}/demo-pages/themed.html?inlay=off`);
  // Nobody says that the page may be seen.
  await page.evaluate(() => document.body.setAttribute('data-animation-state', 'booted'));
}

const withoutStyles = (page: Page) =>
  page.route('**/dist/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));

describe.each(ONE_RENDERER)('a page with a theme under %s', (renderer) => {
  const WIDE = { width: 1280, height: 900 };
  const NARROW = { width: 390, height: 900 };
  const watch = async (site: Site, viewport: typeof WIDE) => {
    const watched = await site.newPage({ viewport, reducedMotion: 'reduce' });
    await noteServedParts(watched.page);
    return watched;
  };
  const openWith = async (site: Site, viewport: typeof WIDE) => {
    const watched = await watch(site, viewport);
    await openDemo(site, watched, 'themed.html', renderer);
    return watched;
  };

  // The page without Inlay, and with it, in a wide window.
  let bare: WatchedPage;
  let themed: WatchedPage;
  it.beforeAll(async ({ site }) => {
    bare = await watch(site, WIDE);
    await openWithout(site, bare.page);
    themed = await openWith(site, WIDE);
  });

  it.for([WIDE, NARROW])(
    'hides nothing that is visible without Inlay, at $width px',
    async (viewport, { site }) => {
      await bare.page.setViewportSize(viewport);
      const without = await readSeenParts(bare.page);
      expect(without.filter((part) => part?.width).length).toBeGreaterThan(30);
      const watched = viewport === WIDE ? themed : await openWith(site, viewport);
      expect(findUnseen(without, await readSeenParts(watched.page), viewport.width)).toEqual([]);
      expect([bare.errors, watched.errors]).toEqual([[], []]);
    },
  );

  it('leaves the look of blocks to the theme, shows pictures laid over their container and those of a product, and gives a page without a theme a look of its own', async ({
    site,
  }) => {
    const { page } = themed;
    await bare.page.setViewportSize(WIDE);
    expect(await page.getAttribute('body', 'data-inlay-look')).toBe(null);
    expect(await readLook(page)).toEqual(await readLook(bare.page));

    for (const picture of await page.locator('.fluid-image-container img').all()) {
      await picture.scrollIntoViewIfNeeded();
      expect((await picture.boundingBox())?.height).toBe(280);
    }
    const product = page.locator('.ProductItem-gallery-slides-item.selected img');
    await product.scrollIntoViewIfNeeded();
    await expect
      .poll(() => product.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect.poll(() => product.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
    expect(await product.evaluate((image) => image.getBoundingClientRect().width)).toBe(320);

    // The same page, but its theme does not come.
    await page.route('**/strict-theme.css', (route) => route.abort());
    await openDemo(site, themed, 'themed.html', renderer);
    expect(await page.getAttribute('body', 'data-inlay-look')).toBe('base');
    await expect
      .poll(() => readLook(page))
      .toMatchObject({ newsletterBody: 'flex', cardPadding: '16px', labelWeight: '600', playSign: '""' });
  });

  it('fits icons, logos and pictures into a phone where the theme does not come', async ({ site }) => {
    const path = await serveEdited(site, 'plain.html', renderer, (html) =>
      html.replace(/<body([^>]*?) data-inlay-look="base"([^>]*)>/, `<body$1$2>${UNTHEMED}`),
    );
    const { page } = await site.open(path, renderer, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const sizeOf = (selector: string) =>
      page.$eval(selector, (element) => [element.clientWidth, element.clientHeight]);
    expect((await sizeOf('#follow svg'))[0]).toBeLessThan(40);
    expect((await sizeOf('.header-title-logo img'))[0]).toBeLessThan(390);
    expect(await sizeOf('.section-background img')).toEqual(await sizeOf('#first'));
    // What lies behind a section covers no link.
    await page.locator('#follow').click({ trial: true });
    // A list that closes moves the titles below it, but not away from the finger.
    for (const title of await page.locator('.header-nav-folder-title').all()) {
      await title.tap();
      await expect.poll(() => title.getAttribute('aria-expanded')).toBe('true');
    }
    const drawing = page.locator('#drawing');
    await expect
      .poll(() => drawing.evaluate((image) => image.getBoundingClientRect().width))
      .toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('is shown as soon as Inlay runs, and hidden again by the theme after destroy', async ({ site }) => {
    const watched = await site.newPage();
    const { page } = watched;
    // Without our style sheet: the attribute alone must do.
    await withoutStyles(page);
    await openDemo(site, watched, 'themed.html', renderer, { all: false });
    expect(await page.getAttribute('body', 'data-animation-state')).toBe('booted');
    expect(new Set(await opacities(page))).toEqual(new Set(['1']));
    await page.evaluate(() => inlayApi().destroy());
    expect(await page.getAttribute('body', 'data-animation-state')).toBe(null);
    expect(await page.getAttribute('body', 'data-inlay-look')).toBe(null);
  });
});
