import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it, ONE_RENDERER, openDemo, undrawn, type WatchedPage } from './support/site';

const RUNGS = [100, 300, 500, 750, 1000, 1500, 2500];
const LINKS = '#block-7c1f0a9be2d34f5a6b05';
const FIRST = '#block-7c1f0a9be2d34f5a6b01';
const FIT = '#block-yui_3_17_2_1_1741600800000_21034';
const UPRIGHT = '#block-7c1f0a9be2d34f5a6b04';
const TITLES = '#block-7c1f0a9be2d34f5a6b06';

/** What each grid of the demo page asks for: cells in a row, gutter in px, height ÷ width of a cell. */
const GRIDS = [
  [FIRST, 3, 20, 1],
  ['#block-7c1f0a9be2d34f5a6b02', 4, 10, 3 / 4],
  [FIT, 4, 0, 1],
  [UPRIGHT, 5, 10, 3 / 2],
  [LINKS, 3, 25, 9 / 16],
  [TITLES, 3, 20, 2 / 3],
  ['#block-7c1f0a9be2d34f5a6b07', 2, 20, 1 / 2.4],
  ['#block-7c1f0a9be2d34f5a6b08', 6, 20, 1],
] as const;

/** The rectangles of a grid's cells, its edges, and the heights of its slides. */
const layout = (page: Page, block: string) =>
  page.locator(block).evaluate((element) => {
    const boxes = (selector: string) =>
      [...element.querySelectorAll(selector)].map((one) => {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        return { left, top, right, bottom, width, height };
      });
    const { left, right } = element.getBoundingClientRect();
    return { left, right, cells: boxes('.image-slide-anchor') };
  });

/** Scrolls through the whole page, so that every picture has come near, and waits until all are there. */
async function loadAll(page: Page): Promise<void> {
  const areThere = () =>
    [...document.querySelectorAll<HTMLImageElement>('.sqs-gallery img')].every(
      (image) => image.complete && image.naturalWidth > 0,
    );
  if (await page.evaluate(areThere)) return;
  await page.evaluate(async () => {
    for (const cell of document.querySelectorAll('.image-slide-anchor')) {
      cell.scrollIntoView({ block: 'nearest' });
      await nextFrame();
    }
  });
  await page.waitForFunction(areThere);
  await page.evaluate(() => scrollTo(0, 0));
}

interface Picture {
  readonly src: string | null;
  readonly rung: number;
  readonly width: number;
  readonly height: number;
  readonly mode: string;
  readonly position: string;
  readonly original: { readonly width: number; readonly height: number };
  readonly focal: { readonly x: number; readonly y: number };
}

const pictures = (page: Page, block: string): Promise<Picture[]> =>
  page.locator(`${block} .image-slide-anchor > img`).evaluateAll((images) =>
    images.map((image) => {
      const pair = (text: string | null, separator: string) => (text ?? '').split(separator).map(Number);
      const [width = 0, height = 0] = pair(image.getAttribute('data-image-dimensions'), 'x');
      const [x = 0.5, y = 0.5] = pair(image.getAttribute('data-image-focal-point'), ',');
      const box = image.getBoundingClientRect();
      const { objectFit, objectPosition } = getComputedStyle(image);
      return {
        src: image.getAttribute('src'),
        rung: Number(/[?&]format=(\d+)w$/.exec(image.getAttribute('src') ?? '')?.[1]),
        width: box.width,
        height: box.height,
        mode: objectFit,
        position: objectPosition,
        original: { width, height },
        focal: { x, y },
      };
    }),
  );

/** The smallest rung with which the picture fills (or fits) its box sharply, and none that the original lacks. */
function wantedRung({ width, height, mode, original }: Picture): number {
  const byHeight = (height * original.width) / original.height;
  const shown = mode === 'cover' ? Math.max(width, byHeight) : Math.min(width, byHeight);
  const wanted = Math.min(shown, original.width);
  return RUNGS.find((rung) => rung >= wanted - 0.5) ?? 2500;
}

/** Where the free space lies, in per cent: by the focal point, as the platform's servers write it themselves. */
const wantedPosition = ({ focal }: Picture) => [focal.x * 100, focal.y * 100] as const;

describe.each(ONE_RENDERER)('gallery grid under %s', (renderer) => {
  /** For tests that only look. */
  let shared: WatchedPage;
  const requests: string[] = [];
  undrawn.beforeAll(async ({ site }) => {
    shared = await site.newPage();
    shared.page.on('request', (request) => {
      // Visits are counted by a picture, too.
      if (request.url().includes('/pictures/')) requests.push(request.url());
    });
    await openDemo(site, shared, 'gallery-grid.html', renderer);
  });

  // First.
  undrawn('loads pictures only when they come near the viewport', async () => {
    const { page } = shared;
    const split = () =>
      page.locator('.image-slide-anchor').evaluateAll((cells) => {
        const state = { near: 0, nearLoaded: 0, far: 0, farLoaded: 0 };
        for (const cell of cells) {
          const { top, bottom } = cell.getBoundingClientRect();
          const isNear = bottom >= -200 && top <= innerHeight + 200;
          const isLoaded = Number(cell.querySelector(':scope > img')?.hasAttribute('src'));
          state[isNear ? 'near' : 'far'] += 1;
          state[isNear ? 'nearLoaded' : 'farLoaded'] += isLoaded;
        }
        return state;
      });
    await page.waitForFunction(
      (block) => [...document.querySelectorAll(`${block} img`)].every((image) => image.hasAttribute('src')),
      `${FIRST} .image-slide-anchor >`,
    );
    const start = await split();
    expect(start.near).toBeGreaterThan(0);
    expect(start.far).toBeGreaterThan(10);
    expect(start.nearLoaded).toBe(start.near);
    expect(start.farLoaded).toBe(0);
    await expect.poll(() => requests.length).toBe(start.near);

    await page.locator(TITLES).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await split()).nearLoaded).toBe((await split()).near);
    const end = await split();
    expect(end.near).toBeGreaterThan(0);
    // What was passed over on the way, and what comes below, is still not loaded.
    expect(end.farLoaded).toBe(start.near);
    expect(end.far).toBeGreaterThan(start.near + 5);
    await expect.poll(() => requests.length).toBeGreaterThan(start.near);
    // Each picture is asked for once.
    expect(new Set(requests).size).toBe(requests.length);
  });

  undrawn('lays out rows of equal cells with the author’s gutters and ratios', async () => {
    const { page, errors } = shared;
    for (const [block, perRow, gutter, ratio] of GRIDS) {
      const { left, right, cells } = await layout(page, block);
      const width = (right - left - gutter * (perRow - 1)) / perRow;
      expect(cells.length, block).toBeGreaterThanOrEqual(perRow);
      cells.forEach((cell, index) => {
        const column = index % perRow;
        expect(Math.abs(cell.width - width), `${block} width of ${index}`).toBeLessThanOrEqual(1);
        expect(Math.abs(cell.height - width * ratio), `${block} height of ${index}`).toBeLessThanOrEqual(1);
        expect(
          Math.abs(cell.left - (left + column * (width + gutter))),
          `${block} left of ${index}`,
        ).toBeLessThanOrEqual(1);
        const above = cells[index - perRow];
        if (!above) expect(Math.abs(cell.top - (cells[0]?.top ?? 0))).toBeLessThanOrEqual(1);
        // Titles stand between the rows of one grid.
        else if (block !== TITLES) expect(Math.abs(cell.top - above.bottom - gutter)).toBeLessThanOrEqual(1);
        else expect(cell.top).toBeGreaterThan(above.bottom + gutter);
      });
    }
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(errors).toEqual([]);
  });

  undrawn(
    'lays out two in a row on a phone, without overflow, and names a picture that cannot be loaded, whose text it keeps',
    async ({ site }) => {
      const watched = await site.newPage({ viewport: { width: 390, height: 800 } });
      const { page, warnings } = watched;
      await page.route('**/pictures/fern-*', (route) => route.abort());
      await openDemo(site, watched, 'gallery-grid.html', renderer);
      for (const [block, , gutter] of GRIDS) {
        const { left, right, cells } = await layout(page, block);
        const [first, second, third] = cells;
        expect(first?.top, block).toBeCloseTo(second?.top ?? 0, 0);
        expect(Math.abs((second?.left ?? 0) - (first?.right ?? 0) - gutter), block).toBeLessThanOrEqual(1);
        expect(Math.abs((second?.right ?? 0) - right), block).toBeLessThanOrEqual(1);
        expect(first?.left, block).toBeCloseTo(left, 0);
        if (third) expect(third.left, block).toBeCloseTo(left, 0);
      }
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide).toBe(false);
      const image = page.locator(`${FIRST} .image-slide-anchor > img`).first();
      await image.and(page.locator('.loaded')).waitFor({ state: 'attached' });
      expect(warnings.filter((text) => /gallery-grid .*fern-.* cannot be loaded/.test(text))).toHaveLength(1);
      expect(await image.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    },
  );

  undrawn('writes the class names that themes wait for', async () => {
    const { page } = shared;
    const classes = await page.locator('.sqs-block-gallery').evaluateAll((blocks) =>
      blocks.map((block) => ({
        list: block.querySelector('.sqs-gallery')?.classList.contains('sqs-gallery-design-grid'),
        slides: [...block.querySelectorAll('.slide')].every((slide) =>
          slide.classList.contains('sqs-gallery-design-grid-slide'),
        ),
        active: [...block.querySelectorAll('.slide')].map((slide) =>
          slide.classList.contains('sqs-active-slide'),
        ),
      })),
    );
    expect(classes).toHaveLength(8);
    for (const { list, slides, active } of classes) {
      expect(list).toBe(true);
      expect(slides).toBe(true);
      expect(active).toEqual(active.map((_, index) => index === 0));
    }
    await loadAll(page);
    expect(await page.locator('.sqs-gallery img:not(.loaded)').count()).toBe(0);
    expect(await page.locator('.sqs-gallery img.loading').count()).toBe(0);
  });

  undrawn('asks for the smallest picture that is sharp, and none above the original', async () => {
    const { page, errors, warnings } = shared;
    await loadAll(page);
    const seen = new Set<number>();
    for (const [block] of GRIDS) {
      for (const picture of await pictures(page, block)) {
        expect(picture.rung, `${block} ${picture.src}`).toBe(wantedRung(picture));
        seen.add(picture.rung);
      }
    }
    // The page has cells small and large enough to tell one rung from another.
    expect(seen.size).toBeGreaterThanOrEqual(3);
    expect(errors).toEqual([]);
    // Two blocks carry no settings.
    expect(warnings.filter((text) => !text.includes('Error evaluating gallery block data.'))).toEqual([]);
  });

  undrawn('fills cells about the focal point, and fits whole pictures in the middle', async () => {
    const { page } = shared;
    await loadAll(page);
    let offCentre = 0;
    for (const block of [FIRST, UPRIGHT, LINKS]) {
      for (const picture of await pictures(page, block)) {
        expect(picture.mode).toBe('cover');
        const [x, y] = picture.position.split(' ').map(Number.parseFloat);
        const [wantedX, wantedY] = wantedPosition(picture);
        expect(x, `${block} ${picture.src}`).toBeCloseTo(wantedX, 0);
        expect(y, `${block} ${picture.src}`).toBeCloseTo(wantedY, 0);
        if (Math.abs(wantedX - 50) > 5 || Math.abs(wantedY - 50) > 5) offCentre += 1;
      }
    }
    expect(offCentre).toBeGreaterThan(3);
    for (const picture of await pictures(page, FIT)) {
      expect(picture).toMatchObject({ mode: 'contain', position: '50% 50%' });
    }
  });

  undrawn('covers every cell exactly', async () => {
    const { page } = shared;
    await loadAll(page);
    const off = await page.locator('.image-slide-anchor').evaluateAll(
      (cells) =>
        cells.filter((cell) => {
          const image = cell.querySelector(':scope > img')?.getBoundingClientRect();
          const box = cell.getBoundingClientRect();
          return (
            !image ||
            Math.abs(image.left - box.left) > 1 ||
            Math.abs(image.top - box.top) > 1 ||
            Math.abs(image.width - box.width) > 1 ||
            Math.abs(image.height - box.height) > 1
          );
        }).length,
    );
    expect(off).toBe(0);
  });

  undrawn('shows titles under their pictures where the block has them', async () => {
    const { page } = shared;
    const gaps = await page.locator(`${TITLES} .slide`).evaluateAll((slides) =>
      slides.map((slide) => {
        const cell = slide.querySelector('.image-slide-anchor')?.getBoundingClientRect();
        const title = slide.querySelector('.image-slide-title')?.getBoundingClientRect();
        return cell && title && title.height > 10 && title.left >= cell.left - 1
          ? title.top - cell.bottom
          : -1;
      }),
    );
    expect(gaps).toHaveLength(6);
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(0);
  });

  undrawn('makes neither a button nor a link of a plain cell', async () => {
    const { page } = shared;
    await page.locator(`${FIT} .image-slide-anchor`).first().click();
    expect(await page.locator('dialog').count()).toBe(0);
    expect(await page.locator(`${FIT} :is([tabindex],[aria-haspopup],[role="button"])`).count()).toBe(0);
  });

  undrawn('warns of blocks without settings, and lays them out by their classes', async () => {
    const { page, warnings, errors } = shared;
    expect(warnings.filter((text) => text.includes('Error evaluating gallery block data.'))).toHaveLength(2);
    const failed = await page.evaluate(
      () =>
        inlayApi()
          .inspect()
          .filter(({ state }) => state !== 'mounted').length,
    );
    expect(failed).toBe(0);
    expect(errors).toEqual([]);
  });

  // Last, since it leaves the page.
  it('does not change where linked pictures lead', async () => {
    const { page, errors } = shared;
    const links = page.locator(`${LINKS} .image-slide-anchor`);
    expect(await links.first().getAttribute('aria-haspopup')).toBeNull();
    expect(await page.locator(`${LINKS} [role="button"]`).count()).toBe(0);
    const target = links.nth(2);
    expect(await target.getAttribute('target')).toBe('_blank');
    const popup = page.waitForEvent('popup');
    await target.click();
    await (await popup).close();
    expect(await page.locator('dialog').count()).toBe(0);
    await links.first().click();
    await page.waitForURL('**/demo-pages/accordion.html');
    expect(await page.locator('dialog').count()).toBe(0);
    expect(errors.filter((text) => !text.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
  });
});

describe.each(ONE_RENDERER)('gallery grids with damaged settings under %s', (renderer) => {
  /** For tests that only look. */
  let broken: WatchedPage;
  undrawn.beforeAll(async ({ site }) => {
    broken = await site.open('trouble/broken-json.html', renderer);
  });

  undrawn(
    'warns once for each block whose data cannot be decoded, and shows its pictures all the same',
    async () => {
      const { page, errors, warnings } = broken;
      const BAD = ['01', '02', '05', '06', '07'];
      expect(warnings.filter((text) => text.includes('Error decoding gallery block data.'))).toHaveLength(
        BAD.length,
      );
      expect(warnings.filter((text) => text.includes('Error evaluating gallery block data.'))).toHaveLength(
        1,
      );
      const failed = await page.evaluate(() =>
        inlayApi()
          .inspect()
          .flatMap(({ state, element }) => (state === 'failed' ? [element?.id] : [])),
      );
      expect(failed.sort()).toEqual(BAD.map((number) => `block-51e8c3a7d9b24f06ae${number}`));
      await loadAll(page);
      for (const id of failed) {
        const images = await page.locator(`#${id} .image-slide-anchor > img`).evaluateAll((all) =>
          all.map((image) => ({
            isThere: image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
            isSeen: image.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            width: image.getBoundingClientRect().width,
          })),
        );
        expect(images).toHaveLength(3);
        for (const image of images) {
          expect(image).toMatchObject({ isThere: true, isSeen: true });
          expect(image.width).toBeGreaterThan(100);
        }
      }
      expect(errors).toEqual([]);
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    },
  );

  undrawn('uses defaults where single settings are wrong, and names them', async () => {
    const { page, warnings } = broken;
    for (const field of ['padding', 'thumbnails-per-row', 'lightboxTheme']) {
      expect(warnings.filter((text) => text.includes(`: ${field} is not a`))).toHaveLength(1);
    }
    const count = await page
      .locator('#block-51e8c3a7d9b24f06ae08 .sqs-gallery-container')
      .evaluate((element) => element.classList.contains('sqs-gallery-thumbnails-per-row-10'));
    expect(count).toBe(true);
  });
});
