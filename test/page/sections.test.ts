import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { chunkFile } from './support/chunk-file';
import { holdBack } from './support/hold-back';
import { hasFocus } from './support/keyboard';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { serveEdited } from './support/serve-edited';
import { servedBody } from './support/served-body';
import { bodyOf, undrawn as it, openDemo } from './support/site';
import { startAnew } from './support/start-anew';
import { findUnseenContent } from './support/unseen-content';

/** How far the upper edge of an element is from the lower edge of the fixed header, in px. */
const distanceFromHeader = (page: Page, id: string) =>
  page.evaluate((name) => {
    const edgesOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return Math.abs((edgesOf(`#${name}`)?.top ?? Number.NaN) - (edgesOf('.fixed-header')?.bottom ?? 0));
  }, id);
const opacityOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).opacity);
const goTo = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.scrollIntoView({ behavior: 'instant' }), id);

describe('sections', () => {
  let page: Page;
  let errors: string[];
  let warnings: string[];
  it.beforeAll(async ({ site }) => {
    const watched = await site.newPage();
    ({ page, errors, warnings } = watched);
    await watchLayoutShift(page);
    await openDemo(site, watched, 'sections.html', 'preact');
  });

  it('shows every text and picture, without a layout shift', async () => {
    for (const id of ['waves', 'slow', 'words', 'fade', 'posts']) await goTo(page, id);
    await expect
      .poll(() => findUnseenContent(page))
      .toEqual(['p#.put-away hides p#.put-away Hidden by the site’s owner.']);
    expect(await opacityOf(page, '.panel')).toBe('0');
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);
  });

  it('draws the edges of sections, and lets the section below begin behind them', async () => {
    const edges = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.has-section-divider')].map((section) => ({
        clip: section.querySelector('.section-divider-clip')?.getAttribute('d')?.split('C').length ?? 0,
        stroke: section.querySelector('.section-divider-stroke')?.getAttribute('d') !== 'M0,0',
        border: getComputedStyle(section.querySelector('.section-border') ?? section).clipPath,
        level: getComputedStyle(section).zIndex,
        next: getComputedStyle(section.nextElementSibling ?? section).getPropertyValue(
          '--previous-section-divider-offset',
        ),
      })),
    );
    expect(edges.map(({ clip }) => clip > 1)).toEqual([true, true, false]);
    expect(edges.map(({ stroke }) => stroke)).toEqual([false, true, true]);
    expect(edges.map(({ border }) => border.startsWith('url("#section-divider-'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(edges.map(({ level }) => level)).toEqual(['3', '2', '1']);
    expect(edges.map(({ next }) => next)).toEqual(['6vw', '3vw', '2vw']);
  });

  it('moves a background by the browser’s own timeline, without listening for scrolling', async () => {
    const move = () =>
      page.locator('.background-image-fx').evaluate((image) => getComputedStyle(image).translate);
    await goTo(page, 'slow');
    const before = await move();
    await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
    await expect.poll(move).not.toBe(before);
    expect(
      await page.locator('.background-image-fx').evaluate((image) => getComputedStyle(image).visibility),
    ).toBe('visible');
  });

  it('draws a highlight over each line of its words', async () => {
    const shapes = () =>
      page
        .locator('.TextShape-node')
        .evaluateAll((nodes) =>
          nodes.map((node) => [
            (node as HTMLElement).dataset.shape,
            Math.round(node.getBoundingClientRect().top),
          ]),
        );
    const wide = await shapes();
    expect(wide.filter(([shape]) => shape === 'circle')).toHaveLength(1);
    await page.setViewportSize({ width: 390, height: 900 });
    await expect.poll(async () => (await shapes()).length).toBeGreaterThan(wide.length);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(async () => (await shapes()).length).toBe(wide.length);
  });

  it('draws a highlight again where a late font makes its words wider, and only then', async () => {
    const width = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Math.round(element.getBoundingClientRect().width));
    const word = '.sqsrte-text-highlight[data-text-attribute-id="h-2"]';
    const shape = '.TextShape-node[data-shape=circle]';
    const first = await page.locator(shape).elementHandle();
    const height = await page.locator('#words-title').evaluate((title) => title.clientHeight);
    const fontsLoaded = () => page.evaluate(() => document.fonts.dispatchEvent(new Event('loadingdone')));
    await fontsLoaded();
    expect(await first?.evaluate((node) => node.isConnected)).toBe(true);
    // The text stays as high, so that no size of a box tells of it.
    await page.locator(word).evaluate((element) => {
      (element as HTMLElement).style.letterSpacing = '1px';
    });
    await fontsLoaded();
    expect(await page.locator('#words-title').evaluate((title) => title.clientHeight)).toBe(height);
    await expect.poll(() => width(shape)).toBe(await width(word));
    await page.locator(word).evaluate((element) => element.removeAttribute('style'));
    await fontsLoaded();
  });

  it('scrolls smoothly to what a link leads to, below the header, and keeps the address', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      addEventListener('scroll', () => seen.push(scrollY));
    });
    await page.locator('nav a', { hasText: 'Arches' }).click();
    await expect.poll(() => distanceFromHeader(page, 'arches')).toBeLessThan(2);
    expect(new URL(page.url()).hash).toBe('#arches');
    const steps = await page.evaluate(() => (window as unknown as { seen: number[] }).seen.length);
    expect(steps).toBeGreaterThan(3);
    await page.locator('.back-to-top a').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  it('stacks the posts of a blog in columns', async () => {
    const boxes = await page.locator('.blog-masonry .entry').evaluateAll((posts) =>
      posts.map((post) => {
        const { left, top, right, bottom } = post.getBoundingClientRect();
        return { left, top, right, bottom };
      }),
    );
    const overlaps = boxes.some((one, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
    expect([boxes.length, overlaps]).toEqual([3, false]);
  });

  it('has the posts of a blog in their place before their code has come', async ({ site }) => {
    const { page: slow } = await site.newPage();
    await watchLayoutShift(slow);
    const { release } = await holdBack(slow, chunkFile('blog-masonry', 'preact'));
    await slow.goto(`${site.url}/demo-pages/sections.html?renderer=preact`);
    await goTo(slow, 'posts');
    // It ends after two frames.
    await readLayoutShift(slow);
    release();
    await slow.locator('.inlay-blog-masonry').waitFor();
    await expect.poll(() => opacityOf(slow, '.blog-masonry .entry >> nth=0')).toBe('1');
    expect(await readLayoutShift(slow)).toBeLessThanOrEqual(0.01);
  });

  // @keys anchors | Enter | moves the focus to the place that a link names
  it('has a skip link move the focus', async () => {
    const link = page.locator('.header-skip-link');
    await link.focus();
    await page.keyboard.press('Enter');
    expect(await hasFocus(page.locator('#page'))).toBe(true);
  });

  it('keeps a moving picture in its box where the theme does not come', async ({ onTestFinished }) => {
    const sheet = page.locator('link[href*="sections.css"]');
    const setMedia = (media: string) =>
      sheet.evaluate((link, value) => link.setAttribute('media', value), media);
    await setMedia('not all');
    onTestFinished(() => sheet.evaluate((link) => link.removeAttribute('media')));
    await startAnew(page);
    const box = page.locator(':has(> .inlay-parallax-image)');
    await expect.poll(() => box.evaluate((element) => getComputedStyle(element).overflow)).toBe('clip');
  });

  it('restores the page', async () => {
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBe(null);
    // Of the icon alone.
    expect([errors.filter((line) => !/svg|404/.test(line)), warnings]).toEqual([[], []]);
  });
});

it('an address with a name in it shows its target below the header; under reduced motion links jump, sections are there and pictures are still', async ({
  site,
}) => {
  const { page } = await site.open('sections.html', 'preact', {
    reducedMotion: 'reduce',
    query: '#straight',
  });
  await expect.poll(() => distanceFromHeader(page, 'straight')).toBeLessThan(2);
  expect(await opacityOf(page, '#fade')).toBe('1');
  expect(
    await page.locator('.background-image-fx').evaluate((image) => getComputedStyle(image).animationName),
  ).toBe('none');
  await page.locator('nav a', { hasText: 'Arches' }).click();
  expect(await distanceFromHeader(page, 'arches')).toBeLessThan(2);
});

it('texts fade in as the site wants when they come into view; they and sections are printed', async ({
  site,
}) => {
  const { page } = await site.open('sections.html', 'preact', { all: false });
  const text = page.locator('.comes-in');
  await expect.poll(() => text.getAttribute('class')).toBe('comes-in preFade');
  await text.scrollIntoViewIfNeeded();
  await expect.poll(() => opacityOf(page, '.comes-in')).toBe('1');
  expect(await text.getAttribute('class')).toBe('comes-in preFade fadeIn');
  await startAnew(page, { all: false });
  await page.emulateMedia({ media: 'print' });
  expect(await opacityOf(page, '#fade')).toBe('1');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => text.getAttribute('class')).toBe('comes-in');
});

// @keys scroll-indicator | Enter | goes to the next section
it('an older theme becomes visible; its dots follow the page and its hint scrolls', async ({ site }) => {
  const { page, errors } = await site.open('sections-7-0.html', 'preact');
  await expect.poll(() => findUnseenContent(page)).toEqual([]);
  const spacer = page.locator('.sqs-block-spacer > .sqs-block-content');
  expect(await spacer.evaluate(({ style }) => style.paddingBottom)).toBe('12.5%');
  const current = () => page.locator('.Index-nav-item.active[aria-current]').textContent();
  await expect.poll(async () => (await current())?.trim()).toBe('The roof');
  const hint = page.locator('.Index-page-scroll-indicator');
  await expect.poll(() => hint.getAttribute('class')).not.toContain('hidden');
  await hint.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await current())?.trim()).toBe('The boiler');
  await expect.poll(() => hint.getAttribute('class')).toContain('hidden');
  await goTo(page, 'pond');
  await expect.poll(async () => (await current())?.trim()).toBe('The pond');
  expect(await page.locator('.Index-nav').getAttribute('class')).toContain('overlay');
  expect(errors).toEqual([]);
});

// @keys cover-page | Arrow Down | scrolls a text that is longer than the window
it('a cover page has its text in reach, also where it is longer than the window', async ({ site }) => {
  const css = `.sqs-slide-wrapper { position: absolute; inset: 0 } .sqs-slide-layer { position: absolute; inset: 0; overflow: hidden }
    .sqs-slide-layer > div { height: 100% } .sqs-slide-layer:not(.scroll) > div { display: flex; flex-direction: column; justify-content: center }
    .sqs-slide-layer.scroll { overflow-y: scroll } .sqs-slide-layer.scroll > div { height: auto }`;
  const text =
    '<div class="sqs-slice-group"><h1>Otterbrook</h1><p style="height: 700px">The pond</p><p>The end</p></div>';
  const cover = `<div class="sqs-slide-wrapper" data-slide-type="cover-page"><div class="sqs-slide-layer layer-front"><div>${text}</div></div></div>`;
  const path = await serveEdited(site, 'sections-7-0.html', 'preact', (html) =>
    html
      .replace('</head>', `<style>${css}</style></head>`)
      .replace(/<div class="Site">.*(?=<\/body>)/s, cover),
  );
  const { page } = await site.open(path, 'preact', { viewport: { width: 390, height: 600 } });
  const layer = page.locator('.layer-front');
  const topOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(() => topOf('h1')).toBeGreaterThanOrEqual(0);
  expect(await violations(page, ['scrollable-region-focusable'])).toEqual([]);
  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 20 && (await topOf('p:last-child')) > 560; presses++)
    await page.keyboard.press('ArrowDown');
  await expect.poll(() => topOf('p:last-child')).toBeLessThan(600);
  // Where it fits, the theme places it.
  await page.setViewportSize({ width: 390, height: 1200 });
  await expect.poll(() => layer.getAttribute('class')).toBe('sqs-slide-layer layer-front');
  expect(await layer.getAttribute('tabindex')).toBeNull();
  await page.setViewportSize({ width: 390, height: 600 });
  await expect.poll(() => layer.getAttribute('class')).toContain('scroll');
  await page.evaluate(() => inlayApi().destroy());
  expect(await layer.getAttribute('class')).toBe('sqs-slide-layer layer-front');
});

it('a cover page shows its pictures, and its text where a font kit has not come', async ({ site }) => {
  const css = `.sqs-slice-gallery-item:not(.loaded) img, .custom-fallback-image:not(.loaded) { opacity: 0 }
    .gallery-video-background:not(.mobile) img { display: none }
    @keyframes fonts-loading { 0%, 99% { color: transparent } }
    html.wf-loading * { animation: fonts-loading 300s }`;
  const picture =
    '<img data-src="/pictures/pond-1600x1000.png" data-image-dimensions="1600x1000" data-load="false" alt="The pond"';
  const cover = `<div class="sqs-slide-wrapper"><h1>Otterbrook</h1><div data-slice-type="gallery">
    <div class="sqs-slice-gallery-item content-fill">${picture}></div>
    <div class="sqs-slice-gallery-item gallery-video-background">${picture} class="custom-fallback-image"><div id="player"></div></div>
  </div></div>`;
  const path = await serveEdited(site, 'sections-7-0.html', 'preact', (html) =>
    html
      .replace(
        '</head>',
        `<style>${css}</style><script>document.documentElement.className = 'wf-loading'</script></head>`,
      )
      .replace(/<div class="Site">.*(?=<\/body>)/s, cover),
  );
  const { page } = await site.open(path, 'preact');
  const seen = () =>
    page.evaluate(() => [
      getComputedStyle(document.querySelector('h1') ?? document.body).color === 'rgba(0, 0, 0, 0)',
      ...[...document.querySelectorAll('img')].map((img) => img.checkVisibility({ opacityProperty: true })),
    ]);
  await expect.poll(seen).toEqual([false, true, true]);
  await page.evaluate(() => inlayApi().destroy());
  expect(await page.evaluate(() => document.documentElement.className)).toBe('wf-loading');
});
