import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { editAnswers } from './support/edit-answers';
import { undrawn as it, openDemo } from './support/site';
import { startAnew } from './support/start-anew';

/** As themes have it: all pictures in one place of the window, behind sections without a height. */
const THEME = `
.fixed-header #header { position: fixed; inset: 0 0 auto; height: 80px; z-index: 2; }
#content-wrapper { position: relative; }
#parallax-images .image-container { position: fixed; top: 0; left: 0; width: 100%; height: 100%; }
#parallax-images img { width: 100%; height: 100%; object-fit: cover; }
.parallax-item { position: relative; }
.title-desc-wrapper { position: relative; }
.title-desc-inner { position: absolute; }
.content { height: 500px; background: #fff; }
@media (max-width: 640px) { #parallax-images { display: none; } }`;

const picture = (name: string) =>
  `<img data-src="/pictures/${name}-1600x1000.png" data-image-dimensions="1600x1000" data-load="false" alt="">`;
const BODY = `<header id="header"></header><section id="content-wrapper"><div id="parallax-images">
  <div class="image-container content-fill" data-url-id="roof">${picture('roof')}</div>
  <div class="image-container content-fill" data-url-id="pond">${picture('pond')}</div></div>
  ${['roof', 'pond']
    .map(
      (name) => `<div class="parallax-item" data-url-id="${name}">
    <div class="title-desc-wrapper over-image has-main-image"><div class="title-desc-inner"><h2>${name}</h2></div></div>
    <div class="content"></div></div>`,
    )
    .join('')}</section>`;
const CLASSES =
  'fixed-header collection-type-index index-image-height-half first-index-image-fullscreen title--description-alignment-center title--description-position-over-image';

async function editPage(page: Page) {
  await editAnswers(page, '**/demo-pages/theme.css', (css) => css + THEME);
  await editAnswers(page, '**/plain.html*', (html) =>
    html.replace(
      /(<body[^>]*?)(?: data-inlay-look="base")([^>]* class=").*<\/body>/s,
      `$1$2${CLASSES}">${BODY}</body>`,
    ),
  );
}

const rectsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      return [top, left, width, height].map(Math.round);
    }),
  );

it('pictures of an index page stand behind their sections, which have the height of the settings, also where the pictures are hidden', async ({
  site,
}) => {
  const watched = await site.newPage();
  const { page, errors, warnings } = watched;
  await page.setViewportSize({ width: 1280, height: 900 });
  await editPage(page);
  await openDemo(site, watched, 'plain.html', 'preact', { all: false });
  await expect
    .poll(() => rectsOf(page, '.image-container'))
    .toEqual([
      [80, 0, 1280, 820],
      [1400, 0, 1280, 450],
    ]);
  expect(await rectsOf(page, '.title-desc-wrapper')).toEqual(await rectsOf(page, '.image-container'));
  const [[top = 0, left = 0, width = 0, height = 0] = []] = await rectsOf(page, '.title-desc-inner');
  expect([Math.abs(left + width / 2 - 640) <= 1, Math.abs(top + height / 2 - 490) <= 1]).toEqual([
    true,
    true,
  ]);
  await page.evaluate(() => scrollTo(0, 700));
  expect((await rectsOf(page, '.image-container'))[1]?.[0]).toBe(700);
  await page.setViewportSize({ width: 390, height: 844 });
  await startAnew(page);
  await expect
    .poll(() => rectsOf(page, '.title-desc-wrapper').then((rects) => rects.map(([, , , height]) => height)))
    .toEqual([764, 422]);
  await page.evaluate(() => inlayApi().destroy());
  expect(await page.locator('[style]').count()).toBe(0);
  expect([errors, warnings]).toEqual([[], []]);
});

it('a page keeps room for a bar that its theme fixes to the top, once', async ({ site }) => {
  const watched = await site.newPage();
  const { page } = watched;
  await editAnswers(
    page,
    '**/demo-pages/theme.css',
    (css) => `${css}#topBar { position: fixed; inset: 0 0 auto; height: 64px; }`,
  );
  await editAnswers(page, '**/plain.html*', (html) =>
    html.replace(
      /(<body[^>]*>).*<\/body>/s,
      '$1<div id="topBar"></div><div id="container"><h1>A</h1></div></body>',
    ),
  );
  await openDemo(site, watched, 'plain.html', 'preact', { all: false });
  await expect.poll(() => rectsOf(page, '#container').then(([rect]) => rect?.[0])).toBe(64);
  await page.setViewportSize({ width: 700, height: 500 });
  expect((await rectsOf(page, '#container'))[0]?.[0]).toBe(64);
});
