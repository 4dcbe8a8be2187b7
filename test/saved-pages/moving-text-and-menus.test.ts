import { describe, expect } from 'vitest';
import { useSavedPages } from '../page/support/saved-pages';

const saved = useSavedPages({ where: (html) => /class="[^"]*\bsqs-block-(?:marquee|menu)\b/.test(html) });

describe('marquees and menus of saved pages', () => {
  saved.each('%s: each mounts, and shows its text', async (path, site, renderer) => {
    const { page } = await saved.open(site, path, `renderer=${renderer}`);
    const marquees = page.locator('.sqs-block-marquee');
    for (let index = 0; index < (await marquees.count()); index++) {
      const marquee = marquees.nth(index);
      await marquee.scrollIntoViewIfNeeded();
      const texts = await marquee.locator('.Marquee-measure .Marquee-item').allTextContents();
      await expect
        .poll(() => marquee.locator('.inlay-marquee-set').first().textContent())
        .toBe(texts.map((text) => text.trim()).join(''));
      expect(await marquee.locator('.Marquee').getAttribute('data-ready')).toBe('true');
      const [text, place] = [
        await marquee.locator('.inlay-marquee-track').boundingBox(),
        await marquee.locator('.Marquee').boundingBox(),
      ];
      expect(Math.abs((text?.height ?? 0) - (place?.height ?? 1))).toBeLessThan(2);
    }
    const menus = page.locator('.sqs-block-menu');
    for (let index = 0; index < (await menus.count()); index++)
      expect(await menus.nth(index).locator('.menu-item').first().isVisible()).toBe(true);
    const states = await page.evaluate(() =>
      inlayApi()
        .inspect()
        .filter(({ element }) => element?.matches('.sqs-block-marquee,.sqs-block-menu'))
        .map(({ state }) => state),
    );
    expect(states).toEqual(
      Array.from({ length: (await marquees.count()) + (await menus.count()) }, () => 'mounted'),
    );
  });
});
