import { describe, expect } from 'vitest';
import { it, ONE_RENDERER } from './support/site';

/** Page, what opens, and how many pictures are in its set. */
const CASES = [
  ['images.html', '.sqs-block-image .lightbox', 1],
  ['gallery-sections.html', '[data-controller=GalleryMasonry] .gallery-masonry-lightbox-link', undefined],
  ['summaries.html', '#block-f44af1145955011e71ad .summary-thumbnail-container', 3],
] as const;

describe.each(ONE_RENDERER)('blocks with a lightbox under %s', (renderer) => {
  // @keys gallery-section, image, summary | Enter, Escape | opens the lightbox; closes it
  it.for(CASES)('%s opens on %s by key, and gives focus back', async ([path, selector, count], { site }) => {
    const { page, errors } = await site.open(path, renderer, { reducedMotion: 'reduce' });
    const opener = page.locator(selector).first();
    const source = await opener.locator('img').getAttribute('data-src');
    expect(source).toBeTruthy();
    const expected =
      count ??
      (await opener.evaluate((link, links) => {
        const section = link.closest('[data-controller]');
        return section?.querySelectorAll(links.split(' ').at(-1) ?? '').length;
      }, selector));

    await opener.focus();
    await page.keyboard.press('Enter');
    const shown = page.locator('dialog [data-slot="0"] img[data-state="loaded"]');
    await shown.waitFor();
    // The picture itself, in whatever size.
    expect(await shown.getAttribute('src')).toContain(new URL(source ?? '', page.url()).pathname);
    expect(await page.getByRole('dialog').count()).toBe(1);
    if (expected && expected > 1) {
      expect(await page.getByRole('dialog').textContent()).toContain(`1 of ${expected}`);
    }
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog'));
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.evaluate(() => inlayApi().destroy());
    expect(await opener.getAttribute('aria-haspopup')).toBeNull();
    expect(errors).toEqual([]);
  });
});
