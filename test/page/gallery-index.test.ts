import { describe, expect } from 'vitest';
import { hurry } from './support/hurry';
import { it, ONE_RENDERER, type WatchedPage } from './support/site';
import { addStyle, startAnew } from './support/start-anew';

const DEMO = 'gallery-index.html';

describe.each(ONE_RENDERER)('a gallery of an index page under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open(DEMO, renderer);
    await hurry(watched.page);
  });

  // @keys index-gallery | Enter, Space | from picture to picture; hides and shows the text
  it('is a slideshow of the shape that its theme names, with arrows, circles and texts that can be hidden', async () => {
    const { page, errors, warnings } = watched;
    const gallery = page.locator('.index-gallery');
    const seen = () =>
      page.$$eval('.slide-wrapper', (slides) =>
        slides.flatMap((slide, index) => (slide.checkVisibility({ visibilityProperty: true }) ? index : [])),
      );
    const rested = () =>
      page.waitForFunction(
        () =>
          document
            .querySelector('.index-gallery')
            ?.getAnimations({ subtree: true })
            .every(({ playState }) => playState === 'finished') ?? false,
      );
    const box = await page.locator('.index-gallery').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    expect(await seen()).toEqual([0]);

    await gallery.getByRole('button', { name: 'Next slide' }).click();
    await rested();
    await expect.poll(seen).toEqual([1]);
    await gallery.getByRole('button', { name: 'Previous slide' }).press('Enter');
    await rested();
    await expect.poll(seen).toEqual([0]);
    await gallery.getByRole('button', { name: 'Slide 3' }).click();
    await rested();
    await expect.poll(seen).toEqual([2]);
    expect(await gallery.locator('.circle.sqs-active-slide').getAttribute('aria-label')).toBe('Slide 3');

    const toggle = gallery.locator('.sqs-active-slide .hide-meta-toggle');
    const title = gallery.locator('.sqs-active-slide .title');
    expect(await title.isVisible()).toBe(true);
    await toggle.press(' ');
    expect(await title.isVisible()).toBe(false);
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    expect(await seen()).toEqual([2]);
    await toggle.click();
    expect(await title.isVisible()).toBe(true);

    await page.emulateMedia({ media: 'print' });
    expect(await seen()).toEqual([0, 1, 2, 3]);
    await page.emulateMedia({ media: 'screen' });
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('shows featured posts one after the other, with their titles, and lets the theme set its header over them', async () => {
    const { page, errors, warnings } = watched;
    await page.evaluate(() => inlayApi().destroy());
    // What a theme hides.
    const withdraw = await addStyle(
      page,
      `.posts { height: 300px } .post:not(:first-of-type), .title-desc-wrapper { opacity: 0 }
      .loaded .title-desc-wrapper { opacity: 1 } .color-overlay { position: absolute; inset: 0 }`,
    );
    await startAnew(page);
    const gallery = page.locator('.sqs-featured-posts-gallery');
    const seen = () =>
      gallery
        .locator('.post-title')
        .evaluateAll((titles) =>
          titles.flatMap((title) =>
            title.checkVisibility({ opacityProperty: true, visibilityProperty: true })
              ? title.textContent
              : [],
          ),
        );
    expect(await page.evaluate(() => document.body.classList.contains('has-banner-image'))).toBe(true);
    expect(await seen()).toEqual(['New panes']);
    await gallery.getByRole('button', { name: 'Next slide' }).press('Enter');
    await expect.poll(seen).toEqual(['The pond is full']);
    await gallery.getByRole('button', { name: 'Slide 1' }).click();
    await expect.poll(seen).toEqual(['New panes']);
    const { x = 0, y = 0, width = 0 } = (await gallery.boundingBox()) ?? {};
    await page.mouse.click(x + width * 0.8, y + 200);
    await expect.poll(seen).toEqual(['The pond is full']);
    await page.mouse.click(x + width * 0.2, y + 200);
    await expect.poll(seen).toEqual(['New panes']);
    await page.evaluate(() => inlayApi().destroy());
    expect(await seen()).toEqual([]);
    await withdraw();
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('is a grid where its theme says so, and its pictures open the lightbox unless they are links', async () => {
    const { page, errors } = watched;
    await page.evaluate(() => {
      inlayApi().destroy();
      document.querySelector('.design-slideshow')?.classList.replace('design-slideshow', 'design-grid');
    });
    await startAnew(page);
    const places = await page.$$eval('.slide-wrapper', (slides) => {
      const [first] = slides;
      const { left = 0, top = 0, width = 1 } = first?.getBoundingClientRect() ?? {};
      return slides.map((slide) => {
        const box = slide.getBoundingClientRect();
        return [(box.left - left) / width, (box.top - top) / width, box.height / width].map(Math.round);
      });
    });
    expect(places).toEqual([
      [0, 0, 1],
      [1, 0, 1],
      [2, 0, 1],
      [0, 1, 1],
    ]);
    await expect.poll(() => page.locator('.index-gallery img.loaded').count()).toBe(4);
    expect(await page.locator('.slide[role="button"]').count()).toBe(3);
    await page.locator('.slide').nth(1).click();
    await page.getByRole('dialog').waitFor();
    expect(errors).toEqual([]);
  });
});
