import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findGalleryFlaws } from './support/gallery-flaws';
import { it, ONE_RENDERER, type Site, type WatchedPage, whenReady } from './support/site';

/** Pages that several tests want, each with other markup. */
const SHARED = ['gallery-slideshow.html', 'gallery-strip.html', 'gallery-carousel.html'] as const;

/** Has Inlay give the page back, and keeps what the server sent. */
async function keepServed({ page }: WatchedPage): Promise<void> {
  await page.evaluate(() => {
    inlayApi().destroy();
    Object.assign(window, { served: document.querySelector('main')?.cloneNode(true) });
  });
}

/** The page as the server sent it but for what `change` makes of its markup; then Inlay starts. */
async function startChanged({ page, errors, warnings }: WatchedPage, change: () => void): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => {
    inlayApi().destroy();
    const { served } = window as unknown as { served: HTMLElement };
    document.querySelector('main')?.replaceWith(served.cloneNode(true));
    scrollTo({ top: 0, behavior: 'instant' });
  });
  errors.length = 0;
  warnings.length = 0;
  await page.evaluate(change);
  await page.evaluate(() => inlayApi().init());
  await whenReady(page);
}

/** At both ends of widths, each gallery in its turn in sight: nothing is hidden, overlaps or stands out. */
async function expectNoFlaws(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const galleries = page.locator('.sqs-block-gallery, .sqs-block-summary-v2, [data-controller^=Gallery]');
    for (const gallery of await galleries.all()) {
      await gallery.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect.poll(() => page.evaluate(findGalleryFlaws)).toEqual([]);
    }
  }
}

const ratios = (page: Page) =>
  page.$$eval('.sqs-gallery-design-stacked', (lists) =>
    lists.map(({ clientWidth, clientHeight }) => Math.round((100 * clientHeight) / clientWidth)),
  );

describe.each(ONE_RENDERER)('galleries under %s', (renderer) => {
  const shared = new Map<string, WatchedPage>();
  it.beforeAll(async ({ site }) => {
    for (const demo of SHARED) shared.set(demo, await site.open(demo, renderer));
    for (const watched of shared.values()) await keepServed(watched);
  });

  /** A demo page whose markup `change` has made another before Inlay has started. */
  async function open(site: Site, demo: string, change: () => void): Promise<WatchedPage> {
    let watched = shared.get(demo);
    if (!watched) {
      watched = await site.open(demo, renderer);
      await keepServed(watched);
    }
    await startChanged(watched, change);
    return watched;
  }

  it('have room for pictures whose size the server has not told, or told as nothing, and no thumbnails where they want none', async ({
    site,
  }) => {
    const { page, errors } = await open(site, 'gallery-slideshow.html', () => {
      document.querySelectorAll('.sqs-block-gallery').forEach((block, index) => {
        block.removeAttribute('data-aspect-ratio');
        const json = (block.getAttribute('data-block-json') ?? '').replace(
          '"thumbnails":true',
          '"thumbnails":false',
        );
        block.setAttribute('data-block-json', json.replace(/"aspectRatio":[^,}]*/, '"aspectRatio":null'));
        for (const image of block.querySelectorAll('img')) {
          if (index % 2) image.removeAttribute('data-image-dimensions');
          else image.setAttribute('data-image-dimensions', '0x0');
        }
      });
    });
    expect(new Set(await ratios(page))).toEqual(new Set([67]));
    const strips = page.locator('.sqs-gallery-thumbnails');
    expect(await strips.count()).toBeGreaterThan(0);
    expect(await strips.filter({ visible: true }).count()).toBe(0);
    await expectNoFlaws(page);
    expect(errors).toEqual([]);
  });

  it('that have failed stay visible: strips and carousels scrollable, no dead arrow', async ({ site }) => {
    const cut = () => {
      for (const block of document.querySelectorAll('[data-block-json]'))
        block.setAttribute('data-block-json', '{');
    };
    for (const demo of ['gallery-strip.html', 'gallery-carousel.html']) {
      const { page, errors, warnings } = await open(site, demo, cut);
      const blocks = page.locator('.sqs-block:has(.sqs-gallery)');
      const faults = warnings.filter((text) => text.includes('Error decoding gallery block data.'));
      expect(faults).toHaveLength(await blocks.count());
      for (const block of await blocks.all()) {
        await block.scrollIntoViewIfNeeded();
        const pictures = block.locator('.sqs-gallery img');
        const first = pictures.first();
        await expect
          .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        expect(await first.evaluate((image) => image.checkVisibility({ opacityProperty: true }))).toBe(true);
        const list = block.locator('.sqs-gallery');
        const reach = await list.evaluate((element) => [
          element.scrollWidth > element.clientWidth + 1,
          getComputedStyle(element).overflowX,
        ]);
        if (reach[0]) expect(reach).toEqual([true, 'auto']);
        // A summary has the design of its markup, and lives.
        if (await block.evaluate((element) => element.matches('.sqs-block-summary-v2'))) continue;
        expect(await block.locator('.previous:visible, .next:visible').count()).toBe(0);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
    }
  });

  it('of one picture, or two, are seen, and strips are as high as their settings say', async ({ site }) => {
    const { page, errors, warnings } = await open(site, 'gallery-strip.html', () => {
      document.querySelectorAll('.sqs-block-gallery').forEach((block, index) => {
        const pictures = [...block.querySelectorAll('.sqs-gallery > :is(img, .slide)')];
        for (const picture of pictures.slice((index % 2) + 1)) picture.remove();
        if (block.querySelector('.sqs-gallery-thumbnails')) return;
        block.removeAttribute('data-aspect-ratio');
        block.classList.remove('vsize-10');
        const json = JSON.parse(block.getAttribute('data-block-json') ?? '{}');
        block.setAttribute('data-block-json', JSON.stringify({ ...json, aspectRatio: null, vSize: 5 }));
      });
    });
    const heights = await page.$$eval('.sqs-gallery-block-slider > .sqs-gallery', (lists) =>
      lists.map(({ clientHeight }) => clientHeight),
    );
    expect(new Set(heights)).toEqual(new Set([170]));
    expect(await page.locator('.sqs-block-gallery.vsize-5').count()).toBe(heights.length);
    await expectNoFlaws(page);
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('of another provider, whose slides are links around pictures, have the same height before the script and show every picture', async ({
    site,
  }) => {
    const { page, errors, warnings } = await open(site, 'gallery-strip.html', () => {
      for (const block of document.querySelectorAll('.sqs-block-gallery')) {
        if (!block.querySelector('.sqs-gallery-block-slider')) continue;
        block.classList.replace('sqs-block-gallery', 'sqs-block-instagram');
        block.classList.remove('vsize-10');
        for (const picture of block.querySelectorAll<HTMLElement>('.sqs-gallery > img')) {
          const link = document.createElement('a');
          link.href = 'https://feed.example/p/1';
          link.target = '_blank';
          picture.replaceWith(link);
          link.append(picture);
        }
      }
      Object.assign(window, {
        heightsBefore: [...document.querySelectorAll('.sqs-gallery-block-slider > .sqs-gallery')].map(
          ({ clientHeight }) => clientHeight,
        ),
      });
    });
    const lists = page.locator('.sqs-block-instagram .sqs-gallery');
    expect(await lists.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))).toEqual(
      await page.evaluate(() => (window as unknown as { heightsBefore: number[] }).heightsBefore),
    );
    for (const list of await lists.all()) {
      await list.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      const slides = list.locator('a.sqs-gallery-design-strip-slide');
      expect(await slides.count()).toBe(await list.locator('img').count());
      const first = list.locator('.sqs-active-slide img');
      await expect
        .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const [slide, strip] = [await first.boundingBox(), await list.boundingBox()];
      expect(Math.abs((slide?.height ?? 0) - (strip?.height ?? 1))).toBeLessThanOrEqual(1);
    }
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('are half as high as wide where they are strips of unknown height', async ({ site }) => {
    const { page, errors } = await open(site, 'gallery-strip.html', () => {
      for (const block of document.querySelectorAll('.sqs-block-gallery')) {
        block.removeAttribute('data-aspect-ratio');
        block.classList.remove('vsize-10');
        const { aspectRatio, vSize, ...json } = JSON.parse(block.getAttribute('data-block-json') ?? '{}');
        block.setAttribute('data-block-json', JSON.stringify(json));
      }
      Object.assign(window, { measure: measure(), again: measure });
      function measure() {
        return [...document.querySelectorAll('.sqs-gallery-block-slider > .sqs-gallery')].map(
          ({ clientHeight, clientWidth }) => Math.round((100 * clientHeight) / clientWidth),
        );
      }
    });
    const measured = await page.evaluate(() => {
      const page = window as unknown as { measure: number[]; again(): number[] };
      return [...page.measure, ...page.again()];
    });
    expect(measured.length).toBeGreaterThan(4);
    expect(new Set(measured)).toEqual(new Set([50]));
    expect(errors).toEqual([]);
  });

  it('fit pictures that have nothing but their source into their slides, by the focal point', async ({
    site,
  }) => {
    const { page, errors } = await open(site, 'gallery-slideshow.html', () => {
      for (const image of document.querySelectorAll<HTMLImageElement>('img[data-src]')) {
        if (image.closest('.sqs-gallery-thumbnails, .sqs-video-wrapper')) continue;
        image.src = image.dataset.src ?? '';
        image.removeAttribute('data-src');
        image.removeAttribute('data-image');
      }
    });
    const shown = page.locator('.sqs-gallery-design-stacked > .sqs-active-slide').first();
    await shown.scrollIntoViewIfNeeded();
    const image = shown.locator('img').first();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    const [slide, picture] = [await shown.boundingBox(), await image.boundingBox()];
    expect(picture).toEqual(slide);
    const fit = await image.evaluate((element) => {
      const { objectFit, objectPosition } = getComputedStyle(element);
      return [objectFit, objectPosition, (element as HTMLElement).dataset.imageFocalPoint];
    });
    const [x = 0.5, y = 0.5] = (fit[2] ?? '').split(',').filter(Boolean).map(Number);
    expect(fit.slice(0, 2)).toEqual(['cover', `${x * 100}% ${y * 100}%`]);
    expect(errors).toEqual([]);
  });

  it.for(['gallery-slideshow', 'gallery-strip', 'gallery-carousel', 'reel'])(
    'of %s are printed with every slide, none over another and none outside the sheet',
    async (demo, { site }) => {
      const { page, errors } = await open(site, `${demo}.html`, () => {});
      // A track that has been round once has its slides elsewhere.
      for (const next of await page.locator('.next, [data-next] button').all())
        await next.evaluate((button: HTMLElement) => button.click());
      // What themes say of slides is for a script that has measured them.
      const style = await page.addStyleTag({
        content: `.sqs-gallery-design-stacked-slide { position: absolute; top: 0; left: 0; width: 100%; height: 100% }
          .sqs-gallery-design-stacked-swipe .sqs-gallery-design-stacked-slide { position: relative; float: left }`,
      });
      await page.emulateMedia({ media: 'print' });
      await expect
        .poll(() =>
          page.evaluate(() => {
            const lists = document.querySelectorAll(
              '.sqs-gallery-design-stacked, .sqs-gallery-design-strip:not(.sqs-gallery-thumbnails) > .sqs-wrapper, .sqs-gallery-design-carousel:is(.sqs-gallery, :not(:has(.sqs-gallery))), .gallery-reel-list, .gallery-slideshow-list, .gallery-fullscreen-slideshow-list',
            );
            const flaws = [...lists].flatMap((list) => {
              const boxes = [...list.children]
                .filter((child) => child.matches('.slide, img, figure, li, .summary-item, [class*="-slide"]'))
                .map((slide) => slide.getBoundingClientRect());
              return boxes.flatMap(({ left, top, right, width, height }, index) => {
                const isCovered = boxes
                  .slice(index + 1)
                  .some(
                    (box) =>
                      box.left < right - 1 &&
                      left < box.right - 1 &&
                      Math.abs(box.top - top) < height - 1 &&
                      box.top < top + height - 1,
                  );
                if (width < 20 || height < 20) return `${list.className} ${index}: ${width} x ${height}`;
                return isCovered ? `${list.className} ${index} is covered` : [];
              });
            });
            const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
            return lists.length ? [...flaws, ...(wide > 0 ? [`${wide} px too wide`] : [])] : ['no list'];
          }),
        )
        .toEqual([]);
      expect(errors).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      await style.evaluate((element: HTMLElement) => element.remove());
    },
  );
});
