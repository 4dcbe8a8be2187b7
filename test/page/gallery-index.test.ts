import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { serveEdited } from './support/serve-edited';
import { it, ONE_RENDERER, openDemo } from './support/site';

const DEMO = 'gallery-index.html';

describe.each(ONE_RENDERER)('a gallery of an index page under %s', (renderer) => {
  // @keys index-gallery | Enter, Space | from picture to picture; hides and shows the text
  it('is a slideshow of the shape that its theme names, with arrows, circles and texts that can be hidden', async ({
    site,
  }) => {
    const watched = await site.newPage();
    const { page, errors, warnings } = watched;
    await watchLayoutShift(page);
    await openDemo(site, watched, DEMO, renderer);
    expect(await readLayoutShift(page)).toBe(0);
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
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Next slide' }).click();
    await rested();
    await expect.poll(seen).toEqual([1]);
    await page.getByRole('button', { name: 'Previous slide' }).press('Enter');
    await rested();
    await expect.poll(seen).toEqual([0]);
    await page.getByRole('button', { name: 'Slide 3' }).click();
    await rested();
    await expect.poll(seen).toEqual([2]);
    expect(await page.locator('.circle.sqs-active-slide').getAttribute('aria-label')).toBe('Slide 3');

    const toggle = page.locator('.sqs-active-slide .hide-meta-toggle');
    const title = page.locator('.sqs-active-slide .title');
    expect(await title.isVisible()).toBe(true);
    await toggle.press(' ');
    expect(await title.isVisible()).toBe(false);
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    expect(await seen()).toEqual([2]);
    await toggle.click();
    expect(await title.isVisible()).toBe(true);

    await page.emulateMedia({ media: 'print' });
    expect(await seen()).toEqual([0, 1, 2, 3]);
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('is a grid where its theme says so, and its pictures open the lightbox unless they are links', async ({
    site,
  }) => {
    const edited = await serveEdited(site, DEMO, renderer, (html) =>
      html.replace('class="design-slideshow', 'class="design-grid'),
    );
    const { page, errors } = await site.open(edited, renderer);
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
    expect(await violations(page)).toEqual([]);
    expect(await page.locator('.slide[role="button"]').count()).toBe(3);
    await page.locator('.slide').nth(1).click();
    await page.getByRole('dialog').waitFor();
    expect(errors).toEqual([]);
  });
});
