import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { serveEdited } from './support/serve-edited';
import { it, RENDERERS, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const GALLERY = '.sqs-system-gallery';

/** The slides and texts that can be seen, by their number. */
const seen = (page: Page, selector = '.slide') =>
  page.$$eval(`${GALLERY} ${selector}`, (elements) =>
    elements.flatMap((one, index) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? index : [],
    ),
  );

/** Its fade has ended: keys and presses count again. */
const rested = (page: Page) =>
  page.waitForFunction(() => !document.getAnimations().some(({ playState }) => playState === 'running'));

describe('a gallery page of a 7.0 theme', () => {
  let opened: WatchedPage;
  let sent: string;
  it.beforeAll(async ({ site }) => {
    opened = await site.open('gallery-collection.html', 'preact');
    sent = await (await fetch(`${site.url}/demo-pages/gallery-collection.html`)).text();
  });

  /** Ends Inlay, which leaves the gallery as the server has sent it. */
  async function giveBack(): Promise<void> {
    const [left, served] = await opened.page.evaluate((text) => {
      inlayApi().destroy();
      const read = (root: ParentNode) => root.querySelector('.sqs-system-gallery')?.outerHTML;
      return [read(document), read(new DOMParser().parseFromString(text, 'text/html'))];
    }, sent);
    expect(left).toBe(served);
  }

  /** Starts once more with other classes of the body. */
  async function restyle(remove: string, add = ''): Promise<void> {
    const { page, errors, warnings } = opened;
    await giveBack();
    await page.evaluate(
      ([without, extra]) => {
        // The slideshow has written its slide into the address.
        history.replaceState(null, '', '/demo-pages/gallery-collection.html');
        document.body.classList.remove(...without.split(' '));
        if (extra) document.body.classList.add(...extra.split(' '));
      },
      [remove, add] as const,
    );
    await startAnew(page, { empty: [errors, warnings] });
  }

  it('shows one slide at once, where nothing moves, and goes back', async () => {
    const { page, errors, warnings } = opened;
    await expect.poll(() => seen(page)).toEqual([0]);
    await expect.poll(() => page.locator('.slide img.loaded').count()).toBeGreaterThan(0);
    const box = await page.locator(GALLERY).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 2);
    await giveBack();
    expect([errors, warnings]).toEqual([[], []]);
  });

  // @keys collection-gallery | Enter, arrows | from picture to picture; enlarges
  it('goes on by the arrows, circles and keys, with the text of each slide', async () => {
    const { page, errors, warnings } = opened;
    // Without fades, which take a second each.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startAnew(page, { empty: [errors, warnings] });
    const texts = () => seen(page, '.slide-meta');
    expect(await texts()).toEqual([0]);
    const steps: ReadonlyArray<readonly [press: () => Promise<void>, slide: number, text: number[]]> = [
      [() => page.locator('.arrow.next-slide').click(), 1, [1]],
      // The third slide has no text.
      [() => page.getByRole('button', { name: 'Slide 3' }).click(), 2, []],
      [() => page.locator('.arrow.previous-slide').press('Enter'), 1, [1]],
      [() => page.keyboard.press('ArrowLeft'), 0, [0]],
      [() => page.keyboard.press('ArrowLeft'), 3, [3]],
    ];
    for (const [press, slide, text] of steps) {
      await press();
      await expect.poll(() => seen(page)).toEqual([slide]);
      expect([slide, await texts()]).toEqual([slide, text]);
    }
    expect(await page.locator('.circle.sqs-active-slide').getAttribute('aria-label')).toBe('Slide 4');
    await page.emulateMedia({ reducedMotion: null });
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('has thumbnails in place of circles, stops at its ends, and can be paused', async () => {
    const { page, errors, warnings } = opened;
    await restyle(
      'gallery-navigation-circles gallery-show-arrows gallery-loop',
      'gallery-navigation-thumbnails gallery-autoplay',
    );
    await expect.poll(() => page.locator('.thumbnail img.loaded').count()).toBe(4);
    // The theme makes them transparent, where they could still be reached.
    expect(await page.getByRole('button', { name: 'Next slide' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Stop slide rotation' }).click();
    await page.locator('.thumbnail').nth(3).click();
    await expect.poll(() => seen(page)).toEqual([3]);
    await rested(page);
    await page.keyboard.press('ArrowRight');
    expect(await seen(page)).toEqual([3]);
    expect(await page.locator('.thumbnail.sqs-active-slide').count()).toBe(1);
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('is a wall whose pictures open the lightbox, unless they are links', async () => {
    const { page, errors, warnings } = opened;
    await restyle('gallery-design-slideshow gallery-autoplay', 'gallery-design-grid');
    expect(await seen(page)).toEqual([0, 1, 2, 3]);
    const lefts = await page.$$eval('.slide', (slides) =>
      slides.map((slide) => slide.getBoundingClientRect().left),
    );
    expect([new Set(lefts).size, lefts[3]]).toEqual([3, lefts[0]]);
    await expect.poll(() => page.locator('.slide img.loaded').count()).toBe(4);
    expect(await violations(page)).toEqual([]);
    expect(await page.locator('.slide[role="button"]').count()).toBe(3);
    await page.getByRole('button', { name: 'Water lily in the round pond' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The round pond', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    // All slides have the shape that the settings name.
    await restyle('aspect-ratio-auto', 'aspect-ratio-11-square');
    const ratios = await page.$$eval('.slide', (slides) =>
      slides.map((slide) => {
        const { width, height } = slide.getBoundingClientRect();
        return width / height;
      }),
    );
    for (const ratio of ratios) expect(ratio).toBeCloseTo(1, 1);
    expect([errors, warnings]).toEqual([[], []]);
  });
});

describe.each(RENDERERS)('pictures behind a cover page under %s', (renderer) => {
  it('change by themselves, can be stopped, and go back', async ({ site }) => {
    const items = ['frost', 'fern'].map(
      (name) =>
        `<div class="sqs-slice-gallery-item content-fill"><img data-src="/pictures/${name}-1500x1000.png" data-image-dimensions="1500x1000" data-load="false" alt="${name}"></div>`,
    );
    const css = `[data-slice-type=gallery], .sqs-slice-gallery-item { position: absolute; top: 0; left: 0; width: 100%; height: 100% }
      [data-slice-type=gallery] { z-index: 0 } .sqs-slide-layer { position: relative; z-index: 1; min-height: 100vh }
      .sqs-slice-gallery-item:not(.loaded) img { opacity: 0 }`;
    const path = await serveEdited(site, 'plain.html', renderer, (html) =>
      html.replace('</head>', `<style>${css}</style></head>`).replace(
        /(<body[^>]*>).*<\/body>/s,
        `$1<div class="sqs-slide-wrapper" data-slide-type="cover-page"><div class="sqs-slide-container gallery-style-full">
            <div class="sqs-slide-layer"><h1>Otterbrook</h1></div><div data-slice-type="gallery">${items.join('')}</div></div></div></body>`,
      ),
    );
    const { page, errors, warnings } = await site.open(path, renderer);
    const shown = () =>
      page.$$eval('.sqs-slice-gallery-item', (all) =>
        all.flatMap((one, index) =>
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? index : [],
        ),
      );
    await page.clock.install();
    await startAnew(page);
    await expect.poll(shown).toEqual([0]);
    await page.clock.runFor(6000);
    await expect.poll(shown).toEqual([1]);
    expect(await page.locator('.sqs-slice-gallery-item').nth(1).locator('img').isVisible()).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
    const button = page.getByRole('button', { name: /rotation/ });
    await button.click();
    await expect.poll(() => button.getAttribute('aria-label')).toContain('Start');
    expect([errors, warnings]).toEqual([[], []]);
    await page.evaluate(() => inlayApi().destroy());
    expect(await page.locator('.sqs-slice-gallery-item.loaded').count()).toBe(0);
  });
});
