import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdBack } from './support/hold-back';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { serveEdited } from './support/serve-edited';
import { undrawn as it, ONE_RENDERER, openDemo, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';
import { whenPainted } from './support/when-painted';

const WINDOW = { width: 1280, height: 900 };
const IMAGE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500];

/** A call that asks for nothing is answered when the visitor does something. */
async function answerOldThemes(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'ImageLoader' in window);
}

/** Scrolls through the page until every picture has settled. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')];
    for (const image of images) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('img[data-src]')].every((image) => image.classList.contains('loaded')),
  );
}

interface Shown {
  readonly name: string;
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly original: string;
  readonly fit: string;
}

const readShown = (page: Page): Promise<Shown[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[data-image-resolution]')].map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return {
        name: image.alt,
        source: image.src,
        width,
        height,
        original: image.dataset.imageDimensions ?? '',
        fit: getComputedStyle(image).objectFit,
      };
    }),
  );

const widthIn = (address: string) => new URL(address).searchParams.get('format');

/** The rule, written independently of the source: the smallest width that covers the box at this pixel ratio, never wider than the original. */
function idealWidth({ width, height, original, fit }: Shown, dpr: number): number {
  const [originalWidth = 0, originalHeight = 1] = original.split('x').map(Number);
  const covering = fit === 'cover' ? Math.max(width, (height * originalWidth) / originalHeight) : width;
  const wanted = Math.min(covering * dpr, originalWidth);
  return IMAGE_WIDTHS.find((served) => served >= wanted - 1) ?? 2500;
}

describe.each(ONE_RENDERER)('images under %s', (renderer) => {
  it('loads every picture once and one after another on a phone, from the smallest sharp width', async ({
    site,
  }) => {
    const watched = await site.newPage({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 });
    const { page, errors } = watched;
    const asked: string[] = [];
    let [underWay, most] = [0, 0];
    const isOurs = (request: Request) => request.url().includes('format=');
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url());
      if (isOurs(request)) most = Math.max(most, ++underWay);
    });
    page.on('requestfinished', (request) => {
      if (isOurs(request)) underWay--;
    });
    await watchLayoutShift(page);
    await openDemo(site, watched, 'images.html', renderer, { all: false });
    await seeAll(page);
    // The browser reports a little late that one has come.
    expect(most).toBeLessThanOrEqual(2);
    expect(await readLayoutShift(page)).toBeLessThan(0.01);
    const shown = await readShown(page);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.map(({ source }) => widthIn(source))).toEqual(
      shown.map((image) => `${idealWidth(image, 2)}w`),
    );
    for (const { source } of shown) expect(asked.filter((url) => url === source)).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('waits for pictures that are on their way: with a finer one where the box has grown, and with their block', async ({
    site,
  }) => {
    const watched = await site.newPage({ viewport: { width: 360, height: 800 } });
    const { page } = watched;
    const fern = await holdBack(page, /fern.*format=500w/, (route) => route.continue().catch(() => {}));
    const dew = await holdBack(page, '**/dew-*');
    await openDemo(site, watched, 'images.html', renderer, { all: false });
    const image = page.locator('img[data-src*="fern"]');
    await expect.poll(() => image.getAttribute('src')).toContain('format=500w');
    await page.setViewportSize(WINDOW);
    await page.waitForFunction(
      () => (document.querySelector('img[data-src*="fern"]')?.getBoundingClientRect().width ?? 0) > 400,
    );
    // By then the browser has told of the new size.
    await whenPainted(page);
    fern.release();
    await expect.poll(() => image.getAttribute('data-image-resolution')).toBe('1500w');
    await expect.poll(() => image.evaluate((element) => element.matches('.loaded'))).toBe(true);

    const fading = page.locator('.combination-animation-fade-in');
    const isShown = () => fading.evaluate((element) => element.matches('.animation-loaded'));
    expect(await isShown()).toBe(false);
    await fading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // The one beside it, whose picture comes, is shown; this one waits.
    await page.waitForFunction(() =>
      document.querySelector('.combination-animation-site-default')?.matches('.animation-loaded'),
    );
    expect(await isShown()).toBe(false);
    dew.release();
    await expect.poll(isShown).toBe(true);
  });

  it('warns once for each picture that fails, keeps its text, and loads the others', async ({ site }) => {
    const watched = await site.newPage();
    const { page, warnings } = watched;
    await page.route('**/gone-*', (route) => route.fulfill({ status: 404 }));
    await page.route('**/corrupt-*', (route) =>
      route.fulfill({ contentType: 'image/png', body: 'no picture' }),
    );
    // One that never answers.
    await page.route('**/slow-*', () => {});
    await openDemo(site, watched, 'trouble/media.html', renderer);
    await page
      .locator('img[data-src*="after"]')
      .evaluate((image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForFunction(
      () => document.querySelector('img[data-src*="after"]')?.matches('.loaded') ?? false,
    );
    for (const name of ['gone', 'corrupt']) {
      const image = page.locator(`img[data-src*="${name}"]`);
      await expect.poll(() => image.evaluate((element) => element.className)).toContain('loaded');
      expect(await image.getAttribute('alt')).not.toBe('');
      expect(warnings.filter((line) => line.includes(name))).toHaveLength(1);
    }
    expect(warnings.filter((line) => line.includes('Invalid or missing image source.'))).toHaveLength(1);
    expect(warnings.filter((line) => line.includes('Missing alignment for content-fit image.'))).toHaveLength(
      1,
    );
    expect(await page.locator('img[data-src*="slow"].loading').count()).toBe(1);
  });

  it('works without any picture where their host is down', async ({ site }) => {
    const watched = await site.newPage();
    const { page, warnings, errors } = watched;
    await page.route('**/pictures/**', (route) => route.abort('connectionrefused'));
    await openDemo(site, watched, 'images.html', renderer);
    await seeAll(page);
    const pictures = await page.locator('img[data-src]').evaluateAll((images) =>
      images.map((image) => ({
        src: image.getAttribute('src') ?? '',
        alt: image.getAttribute('alt'),
        served: image.previousElementSibling?.textContent?.match(/alt="([^"]*)"/)?.[1],
        isHidden: getComputedStyle(image).opacity === '0' || getComputedStyle(image).visibility === 'hidden',
      })),
    );
    expect(pictures.length).toBeGreaterThan(20);
    for (const { src, alt, served, isHidden } of pictures) {
      expect(src).not.toBe('');
      if (served !== undefined) expect(alt).toBe(served);
      expect(`${src} ${isHidden}`).toBe(`${src} false`);
    }
    const said = warnings.filter((line) => line.includes('cannot be loaded'));
    expect(said.length).toBeGreaterThanOrEqual(pictures.length);
    expect(new Set(said).size).toBe(said.length);
    // Blocks that wait for a picture before they show themselves are shown.
    await expect
      .poll(() => page.locator('.combination-animation-fade-in:not(.animation-loaded)').count())
      .toBe(0);
    expect(errors.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
  });

  it('answers the loader that old themes call, and loads less for visitors who save data', async ({
    site,
  }) => {
    const watched = await site.newPage({ deviceScaleFactor: 2 });
    const { page, warnings } = watched;
    await page.addInitScript(() => {
      Object.assign(window, { Inlay: [['ImageLoader.bootstrap', [{}, document]]] });
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await openDemo(site, watched, 'images.html', renderer, { all: false });
    await answerOldThemes(page);
    const answers = await page.evaluate(() => {
      const { ImageLoader } = window as unknown as {
        ImageLoader: { load(image: unknown, config?: object): boolean };
      };
      const image = document.querySelector('.demo-loose img');
      return [
        ImageLoader.load(image, { load: true, mode: 'fill' }),
        ImageLoader.load(document.body),
        ImageLoader.load(document.createElement('img')),
      ];
    });
    expect(answers).toEqual([true, false, false]);
    await page.waitForFunction(() => document.querySelector('.demo-loose img')?.matches('.loaded'));
    expect(warnings.join('\n')).toContain('Element is not a valid image element.');
    expect(warnings.join('\n')).toContain('Image element has no parentNode.');

    const loaded = await page.evaluate(() => {
      const { ImageLoader } = window as unknown as {
        ImageLoader: { load(image: unknown, config?: object): boolean };
      };
      const settings = [{}, { allowSaveData: false }];
      return Promise.all(
        settings.map(async (config, index) => {
          const box = document.createElement('div');
          const image = new Image();
          box.className = 'content-fill';
          box.style.cssText = 'position: relative; width: 400px; height: 400px';
          image.alt = '';
          image.dataset.src = `/pictures/settings-${index}.png`;
          image.dataset.imageDimensions = '2000x2000';
          box.append(image);
          document.querySelector('main')?.prepend(box);
          const settled = new Promise((done) => {
            for (const type of ['load', 'error']) image.addEventListener(type, done);
          });
          ImageLoader.load(image, { load: true, ...config });
          await settled;
          return image.dataset.imageResolution;
        }),
      );
    });
    expect(loaded).toEqual(['500w', '1000w']);
  });

  it('causes no browser warning about inline handlers', async ({ site }) => {
    const watched = await site.newPage();
    const { page, errors } = watched;
    const path = await serveEdited(site, 'images.html', renderer, (html) =>
      html.replace(
        /<img(?=[^>]* data-src)(?![^>]*onload)/g,
        '<img onload="this.classList.add(\'loaded\'" onerror="}"',
      ),
    );
    await openDemo(site, watched, path, renderer);
    await seeAll(page);
    expect(await page.locator('img[onload$="loaded\'"]').count()).toBeGreaterThan(3);
    expect(errors).toEqual([]);
  });
});

describe.each(ONE_RENDERER)('a page of pictures that all have been seen, under %s', (renderer) => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open('images.html', renderer, { viewport: WINDOW, all: false });
    expect(await opened.page.locator('.demo-loose img').getAttribute('src')).toBeNull();
    await seeAll(opened.page);
  });

  it('has each in the smallest width that is sharp', async () => {
    const shown = await readShown(opened.page);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.map(({ source }) => widthIn(source))).toEqual(
      shown.map((image) => `${idealWidth(image, 1)}w`),
    );
  });

  it('gives only the first visible one a high fetch priority', async () => {
    const hurried = opened.page.locator('img[fetchpriority="high"]');
    expect(await hurried.count()).toBe(1);
    expect(await hurried.getAttribute('data-src')).toContain('fern');
  });

  it('leaves the sources of the server alone', async () => {
    const bee = opened.page.locator('img[data-loader="sqs"]');
    expect(await bee.getAttribute('src')).toBe('/pictures/bee-1500x1000.png');
    expect(await bee.getAttribute('data-image-resolution')).toBeNull();
  });

  it('shapes masked ones square, tall or wide', async () => {
    const ratios = await opened.page
      .locator('[style*="clip-path"]')
      .evaluateAll((shapes) =>
        shapes.map((shape) => Math.round((shape.clientHeight / shape.clientWidth) * 100)),
      );
    expect(ratios).toEqual([100, 150, 67]);
  });

  it('fits the boxes of pictures into cells of another shape, where they are aligned, and shapes to all of theirs', async ({
    onTestFinished,
  }) => {
    const { page } = opened;
    const boxes = () =>
      page.locator('.demo-cell').evaluateAll((cells) =>
        cells.map((cell) => {
          const box = cell.querySelector('.fluid-image-container,.sqs-shape');
          const [outer, inner] = [cell, box].map((element) => element?.getBoundingClientRect());
          if (!outer || !inner) throw new Error('A cell has no box.');
          const { left, top, width, height } = inner;
          return [left - outer.left, top - outer.top, width, height].map(Math.round);
        }),
      );
    const [cellWidth = 0] = await page
      .locator('.demo-cell')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
    const square = [0, 0, 192, 192];
    await expect.poll(boxes).toEqual([square, square, [0, 0, cellWidth, 192]]);
    expect(cellWidth).toBeGreaterThan(192);
    const style = await page.addStyleTag({ content: '.demo-cell { height: 80px !important }' });
    onTestFinished(() => style.evaluate((element) => (element as Element).remove()));
    await expect.poll(async () => (await boxes())[0]).toEqual([0, 0, 80, 80]);
  });

  it('marks narrow blocks, also after the window has been resized', async ({ onTestFinished }) => {
    const { page } = opened;
    onTestFinished(() => page.setViewportSize(WINDOW));
    await page.setViewportSize({ width: 400, height: 800 });
    await startAnew(page);
    const card = page.locator('.design-layout-card').first();
    const isNarrow = () => card.evaluate((element) => element.matches('.sqs-narrow-width'));
    await expect.poll(isNarrow).toBe(true);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect.poll(isNarrow).toBe(false);
    expect(await card.evaluate((element) => element.matches('.sqs-text-ready'))).toBe(true);
  });

  it('shows blocks at once to visitors who want less motion', async ({ onTestFinished }) => {
    const { page } = opened;
    onTestFinished(() => page.emulateMedia({ reducedMotion: 'no-preference' }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startAnew(page);
    expect(await page.locator('.combination-animation-fade-in.animation-loaded').count()).toBe(1);
    const { transitionDuration } = await page
      .locator('.combination-animation-fade-in .image-block-wrapper')
      .evaluate((element) => ({ transitionDuration: getComputedStyle(element).transitionDuration }));
    expect(transitionDuration).toBe('0s');
  });

  it('keeps the size that the theme gives a picture in the flow, whether its own size is known or not', async ({
    onTestFinished,
  }) => {
    const { page } = opened;
    onTestFinished(() =>
      page.evaluate(() => {
        document.adoptedStyleSheets = [];
        for (const row of document.querySelectorAll('[class^="sized-"]')) row.remove();
      }),
    );
    await startAnew(page);
    const load = (dimensions: string) =>
      page.evaluate(async (size) => {
        const styles = [
          '',
          'max-height:60px',
          'max-width:25%',
          'max-width:280px',
          'width:90px',
          'height:50px',
        ];
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(styles.map((style, index) => `.sized-${index} img { ${style} }`).join(' '));
        document.adoptedStyleSheets = [sheet];
        const images = styles.map((_, index) => {
          const image = new Image();
          image.dataset.src = `/pictures/logo-600x200.png?${size}${index}`;
          if (size) image.dataset.imageDimensions = size;
          // With a text a picture that has not come is a line of it.
          image.alt = 'Home';
          const row = document.createElement('div');
          row.className = `sized-${index}${index ? '' : ' site-title'}`;
          row.append(image);
          document.querySelector('main')?.before(row);
          return image;
        });
        inlayApi().scan();
        await Promise.all(images.map((image) => new Promise((done) => image.addEventListener('load', done))));
        return images.map(({ dataset, width, height }) => `${dataset.imageResolution} ${width}x${height}`);
      }, dimensions);
    const rows = ['320x107', '280x93', '90x30', '150x50'];
    // A logo without a size is a line high, and at most ten times as wide.
    const [logo, limited, ...others] = await load('');
    expect(logo).toMatch(/^500w \d+x3\d$/);
    expect(limited).toBe('750w 180x60');
    expect(others).toEqual(['500w', '300w', '100w', '500w'].map((width, index) => `${width} ${rows[index]}`));
    const known = ['750w 600x200', '300w 180x60', '500w 320x107', '300w 280x93', '100w 90x30', '300w 150x50'];
    expect(await load('600x200')).toEqual(known);
  });

  it("loads the pictures of a theme's own gallery, which is in no block", async ({ onTestFinished }) => {
    const { page } = opened;
    const gallery = page.locator('#own-gallery');
    onTestFinished(() => gallery.evaluate((element) => element.remove()));
    await startAnew(page);
    await page.evaluate(() => {
      const html =
        '<div id="own-gallery" class="sqs-gallery"><img data-src="/pictures/pond-2000x1125.png" alt=""></div>';
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', html);
      inlayApi().scan();
    });
    await gallery.locator('img[src].loaded').waitFor();
  });

  it('takes a finer picture when its box grows, and never a coarser one', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 360, height: 800 });
    await startAnew(page, { all: false });
    const image = page.locator('img[data-src*="fern"]');
    const resolution = () => image.getAttribute('data-image-resolution');
    await page.waitForFunction(() => document.querySelector('img[data-src*="fern"]')?.matches('.loaded'));
    expect(await resolution()).toBe('500w');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(resolution).toBe('1500w');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.waitForFunction(
      () => (document.querySelector('img[data-src*="fern"]')?.getBoundingClientRect().width ?? 999) < 400,
    );
    expect(await image.getAttribute('src')).toContain('format=1500w');
  });
});
