import { describe, expect } from 'vitest';
import { faultsIn } from '../page/support/page-faults';
import { useSavedPages } from '../page/support/saved-pages';

const PICTURES =
  /class="[^"]*(?:roductItem-gallery-slides-item|roduct-gallery-slides-item|sqs-product-block-variant-image|ProductList-item |product-list-item )/;

const saved = useSavedPages({ where: (html) => PICTURES.test(html) });

describe('pictures of products on saved pages', () => {
  saved.each('%s: can be seen, and change by their thumbnails', async (path, site, renderer) => {
    const { page, errors } = await saved.open(site, path, `renderer=${renderer}`);
    const states = await page.evaluate(() =>
      inlayApi()
        .inspect()
        .flatMap(({ block, state }) => (/^product/.test(block) ? [`${block} ${state}`] : [])),
    );
    expect(states.length).toBeGreaterThan(0);
    expect(states.filter((state) => / (?:failed|loading)$/.test(state))).toEqual([]);

    // A product with one variant is chosen: its own picture is shown instead of the main one.
    const blocks = await page
      .locator('.sqs-block-product:has(.sqs-product-block-variant-image)')
      .evaluateAll((elements) =>
        elements.map((block) => {
          const { variants } = JSON.parse(block.getAttribute('data-product') ?? '{}');
          const shown = block.querySelector<HTMLElement>('.sqs-product-block-variant-image.shown');
          return variants.length > 1 || shown?.dataset.imageId === variants[0].id;
        }),
      );
    expect(blocks).toEqual(blocks.map(() => true));

    for (const gallery of await page.locator('.inlay-product-gallery').all()) {
      const thumbnails = await gallery.locator('[data-product-gallery=thumbnails-item]').all();
      for (const [index, thumbnail] of thumbnails.entries()) {
        if (!(await thumbnail.isVisible())) continue;
        await thumbnail.click();
        await expect
          .poll(() => gallery.locator('.selected').getAttribute('data-slide-index'))
          .toBe(`${index + 1}`);
      }
    }
    expect(faultsIn(errors)).toEqual([]);
  });
});
