import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { editAnswers } from './support/edit-answers';
import { serveEdited } from './support/serve-edited';
import { undrawn as it, ONE_RENDERER, openDemo } from './support/site';
import { startAnew } from './support/start-anew';
import { findUnfilledBoxes } from './support/unfilled-boxes';

/** `plain.html` with this in it. */
const addBlocks = (page: Page, html: string) =>
  editAnswers(page, '**/plain.html*', (served) => served.replace('</main>', `${html}</main>`));

const imageBlock = (inside: string, index = 0) =>
  `<div class="sqs-block sqs-block-image" data-block-type="5" id="block-${index}"><div class="sqs-block-content">
  <div class="image-block-outer-wrapper design-layout-inline"><figure class="sqs-block-image-figure intrinsic">${inside}</figure></div>
  </div></div>`;

const deferred = (name: string, attributes = '') =>
  `<img data-src="/pictures/${name}" data-image="/pictures/${name}" data-image-dimensions="1500x1000" alt="A long line of text that stands for the picture until it has come" data-load="false" ${attributes}>`;

const MASK = (id: string, image: string) =>
  `<div class="image-block-wrapper"><div id="${id}" class="sqs-image-shape-container-element" style="clip-path: circle(50%)">${image}</div></div>`;
const RESPONSIVE =
  '<img src="/pictures/fern-1500x1000.png" srcset="/pictures/fern-1500x1000.png?format=500w 500w" width="1500" height="1000" style="display: block; width: 100%; height: auto" data-image-dimensions="1500x1000" alt="">';
const LAID_OVER =
  '<img src="/pictures/fern-1500x1000.png" style="position: absolute; width: 100%; height: 100%; object-fit: cover" alt="">';
const post = (kind: string) =>
  `<article><div><a class="${kind}" href="/post">${LAID_OVER}</a></div><p><a id="${kind}" href="/">Read</a></p></article>`;
const NARROW = `<div class="content-fill" style="inline-size: 300px">${deferred(
  'palm-1500x1000.png',
  'src="/pictures/palm-1500x1000.png" width="1500" height="1000"',
)}</div>`;

/** Boxes with a picture: those that it fills around its focal point, and those where it stays in the flow. */
const FILLED = ['out-of-flow', 'served', 'by-padding', 'linked', 'stretched', 'by-ratio'];
const OTHERS = ['open', 'at-least', 'at-most', 'beside', 'scrolled', 'with-text', 'limited'];
const FERN = deferred('fern-1500x1000.png', 'data-image-focal-point="0.25,0.9"');
const SERVED = FERN.replace('<img', '<img src="/pictures/fern-1500x1000.png"');
const box = (id: string, style: string, html: string) => `<div id="${id}" style="${style}">${html}</div>`;
const BOXES = `<style>
        .behind { position: relative; height: 700px; }
        .behind > div { position: absolute; inset: 0; }
        .theme img { width: 100%; height: auto; }
        .stretched img { width: 100%; height: 100%; }
      </style>
      <div class="behind">${box('out-of-flow', '', FERN)}</div>
      <div class="behind">${box('served', '', SERVED)}</div>
      ${box('by-padding', 'position: relative; padding-bottom: 75%; overflow: hidden', `<div class="behind" style="position: absolute; inset: 0; height: auto">${FERN}</div>`)}
      <div class="theme">${box('linked', 'height: 150px; overflow: hidden', `<a href="#">${FERN}</a>`)}</div>
      <div class="stretched">${box('stretched', 'height: 300px; overflow: hidden', FERN)}</div>
      ${box('by-ratio', 'width: 300px; aspect-ratio: 1; overflow: hidden', `${FERN}<b style="position: absolute">New</b>`)}
      ${box('open', 'overflow: hidden', FERN)}
      ${box('at-least', 'min-height: 80px; overflow: hidden', FERN)}
      ${box('at-most', 'max-height: 200px; overflow: hidden', FERN)}
      <div style="display: flex; height: 600px"><div id="beside" style="overflow: visible; width: 300px">${FERN}</div></div>
      ${box('scrolled', 'height: 200px; overflow: auto', FERN)}
      ${box('with-text', 'height: 300px; overflow: hidden', `${FERN}<p>Ferns</p>`)}
      ${box('limited', 'height: 90px; overflow: hidden', FERN.replace('<img', '<img style="max-height: 60px"'))}`;

describe.each(ONE_RENDERER)('pictures in place, under %s', (renderer) => {
  describe('beside each other', () => {
    let page: Page;
    it.beforeAll(async ({ site }) => {
      const blocks = [
        imageBlock(MASK('held', RESPONSIVE)),
        imageBlock(MASK('hollow', deferred('palm-1500x1000.png')), 1),
        `<a class="content-fill" href="/event">${deferred('palm-1500x1000.png').replace(/ alt="[^"]*"/, ' alt=""')}</a><p><a id="after" href="/">After</a></p>`,
        imageBlock(NARROW, 2).replace('design-layout-inline', 'design-layout-fluid'),
        post('image-wrapper'),
        post('eventlist-column-thumbnail'),
        `<div id="boxes">${BOXES}</div>`,
        // Far below, so that it waits.
        `<div style="height: 4000px"></div>${imageBlock(`<div class="image-block-wrapper">${deferred('fern-1500x1000.png')}</div>`, 3)}`,
      ];
      const served = await serveEdited(site, 'plain.html', renderer, (html) =>
        html.replace('</main>', `${blocks.join('')}</main>`),
      );
      ({ page } = await site.open(served, renderer));
    });

    // First: no other test scrolls that far.
    it('have their own shape before they have loaded, not that of their alternative text', async () => {
      const image = page.locator('#block-3 img');
      const ratio = () => image.evaluate((one) => getComputedStyle(one).aspectRatio);
      // With `auto` some browsers take the text for the picture.
      expect(await ratio()).toBe('1500 / 1000');
      await image.scrollIntoViewIfNeeded();
      await expect.poll(ratio).toBe('auto 1500 / 1000');
    });

    it('are as high as they are in a mask that they hold open, and fill one that they do not', async () => {
      const shapes = await page.evaluate(() =>
        ['held', 'hollow'].map((id) => {
          const box = document.getElementById(id)?.getBoundingClientRect();
          const image = document.querySelector(`#${id} img`)?.getBoundingClientRect();
          return [box && box.width / box.height, box && image && image.height / box.height];
        }),
      );
      for (const [shape, part] of shapes) {
        expect(shape).toBeCloseTo(1.5, 1);
        expect(part).toBeCloseTo(1, 1);
      }
    });

    it('cover nothing where their box is a line of text, because no theme makes it one', async () => {
      await page.locator('#after').scrollIntoViewIfNeeded();
      const picture = page.locator('a.content-fill img');
      await expect
        .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
      await page.locator('#after').click({ trial: true });
      expect(await picture.evaluate((one) => getComputedStyle(one).position)).toBe('static');
    });

    it('that servers give a size keep their shape in a narrower column on pages without a theme', async () => {
      const size = () =>
        page.locator('div.content-fill img').evaluate((one: HTMLImageElement) => [one.width, one.height]);
      await expect.poll(size).toEqual([300, 200]);
    });

    it('that servers lay over their box have one on pages without a theme', async () => {
      for (const id of ['image-wrapper', 'eventlist-column-thumbnail'])
        await page.locator(`#${id}`).click({ trial: true });
    });

    it('fill a box that is as high without them, around their focal point, and no other', async () => {
      const fits = await page.evaluate(() =>
        Object.fromEntries(
          [...document.querySelectorAll<HTMLElement>('#boxes [id]:has(img)')].map((box) => {
            const image = box.querySelector('img');
            const [width, height] = [
              image?.offsetWidth === box.clientWidth,
              image?.offsetHeight === box.clientHeight,
            ];
            const { objectFit, objectPosition } = image
              ? getComputedStyle(image)
              : { objectFit: '', objectPosition: '' };
            return [box.id, width && height && objectFit === 'cover' ? objectPosition : 'in the flow'];
          }),
        ),
      );
      expect(fits).toEqual({
        ...Object.fromEntries(FILLED.map((id) => [id, '25% 90%'])),
        ...Object.fromEntries(OTHERS.map((id) => [id, 'in the flow'])),
      });
    });
  });

  it('are measured together, however many there are', async ({ site }) => {
    const watched = await site.newPage();
    const { page } = watched;
    const COUNT = 300;
    const blocks = Array.from({ length: COUNT }, (_, index) =>
      imageBlock(`<div class="image-block-wrapper">${deferred(`fern-1500x1000.png?${index}`)}</div>`, index),
    );
    await addBlocks(page, blocks.join(''));
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await openDemo(site, watched, 'plain.html', renderer, { all: false });
    const { metrics } = await session.send('Performance.getMetrics');
    const layouts = metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
    expect(await page.locator('.sqs-block-image img[style*="aspect-ratio"]').count()).toBe(COUNT);
    expect(layouts).toBeLessThan(COUNT / 6);
  });

  it('keep their room in browsers that do not tell what CSS wants', async ({ site }) => {
    const watched = await site.newPage();
    const { page } = watched;
    await page.addInitScript(() => {
      Reflect.deleteProperty(Element.prototype, 'computedStyleMap');
    });
    const line = (id: string, style: string) =>
      `<p id="${id}" style="${style}">${deferred(`${id}-1500x1000.png`)}</p>`;
    await addBlocks(
      page,
      `<style>#sized img { width: 90px }</style><div style="height: 4000px"></div>${line('free', 'width: 600px')}${line('sized', '')}`,
    );
    await openDemo(site, watched, 'plain.html', renderer);
    const sizes = () =>
      page.evaluate(() =>
        ['free', 'sized'].map((id) => {
          const box = document.querySelector(`#${id} img`)?.getBoundingClientRect();
          return [box?.width, box?.height].map((side = 0) => Math.round(side));
        }),
      );
    const kept = [
      [600, 400],
      [90, 60],
    ];
    expect(await sizes()).toEqual(kept);
    for (const id of ['free', 'sized']) await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('p > img.loaded').count()).toBe(2);
    expect(await sizes()).toEqual(kept);
  });

  /** The picture of a section or of an item as servers send it, as browsers have saved it, and as other savers have. */
  const SENT = /<img data-src="([^"]*)"([^>]*)>/g;
  const WAYS: Readonly<Record<string, (html: string) => string>> = {
    'the script loads': (html) => html.replace('</head>', '<meta name="as" content="sent"></head>'),
    'a script had loaded': (html) =>
      html.replace(SENT, '<img data-src="$1" src="$1" data-image-resolution="1500w"$2>'),
    'have lost their data': (html) => html.replace(SENT, '<img src="$1" alt="">'),
    'have a placeholder': (html) =>
      html.replace(SENT, '<img data-src="$1" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="$2>'),
  };

  it.for(
    ['sections-7-0.html', 'index-collages.html'].flatMap((path) =>
      Object.keys(WAYS).map((way) => [path, way] as const),
    ),
  )(
    '%s: pictures that %s cover their frames in wide and in narrow windows',
    async ([path, way], { site }) => {
      const served = await serveEdited(site, path, renderer, WAYS[way] ?? String);
      const { page } = await site.open(served, renderer);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await startAnew(page);
        const pictures = page.locator(':is(.Index-page-image, .Index-gallery-item-image) > img');
        const waiting = () =>
          pictures.evaluateAll((images) => {
            images.find((image) => !image.matches('.loaded'))?.scrollIntoView();
            return images.filter((image) => !image.matches('.loaded')).length;
          });
        await expect.poll(waiting, { message: `${width} px` }).toBe(0);
        expect(await pictures.count()).toBeGreaterThan(1);
        expect(await findUnfilledBoxes(page), `${width} px`).toEqual([]);
      }
    },
  );
});
