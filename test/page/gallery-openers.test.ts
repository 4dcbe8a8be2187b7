import { describe, expect } from 'vitest';
import { it, ONE_RENDERER } from './support/site';

/** Page, the slide that is clicked, its picture, how many its block enlarges, and which slide is the current one then. */
const CASES = [
  ['gallery-stacked.html', '.sqs-block:first-of-type .image-wrapper:nth-child(2)', 'img', undefined, 0],
  ['gallery-strip.html', '#block-strip-2 img.sqs-gallery-design-strip-slide >> nth=1', undefined, 6, 0],
  ['gallery-slideshow.html', '#block-eb943a85c3a2891f04cc .slide:first-child', 'img', 2, 0],
] as const;

describe.each(ONE_RENDERER)('galleries whose pictures enlarge themselves under %s', (renderer) => {
  // @keys gallery-slideshow, gallery-slider, gallery-stacked | Enter, Escape | opens the lightbox; closes it
  it.for(CASES)('%s', async ([path, slidePath, imagePath, count, current], { site }) => {
    const { page, errors } = await site.open(path, renderer, { reducedMotion: 'reduce' });
    const slide = page.locator(slidePath).first();
    const image = imagePath ? slide.locator(imagePath).first() : slide;
    await slide.scrollIntoViewIfNeeded();
    const source = new URL((await image.getAttribute('data-src')) ?? '', page.url()).pathname;

    await slide.click();
    const shown = page.locator('dialog [data-slot="0"] img[data-state="loaded"]');
    await shown.waitFor();
    expect(await shown.getAttribute('src')).toContain(source);
    if (count) expect(await page.getByRole('dialog').textContent()).toContain(` of ${count}`);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog'));
    expect(await image.evaluate((element) => element === document.activeElement)).toBe(true);
    // The click was the lightbox's: the gallery has not gone on.
    const list = slide.locator('xpath=ancestor::*[contains(@class, "sqs-gallery ")][1]');
    expect(
      await list.evaluate((element) =>
        [...element.querySelectorAll('.slide,.image-wrapper,img.thumb-image')].findIndex((child) =>
          child.matches('.sqs-active-slide'),
        ),
      ),
    ).toBe(current);

    await page.keyboard.press('Enter');
    await shown.waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog'));
    expect(errors).toEqual([]);
  });
});
