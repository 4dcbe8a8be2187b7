import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAt, readGallery } from './support/gallery-state';
import { undrawn as it, ONE_RENDERER, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const PAGE = 'gallery-carousel.html';

/** The carousels that a theme's script has made of plain lists: ten slides, five in a row, and six from right to left. */
async function find(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-theme-gallery]')].every((root) => 'galleryForTests' in root),
  );
  const carousel = page.locator('[data-theme-gallery]').first();
  await carousel.scrollIntoViewIfNeeded();
  // Sizes are read when it is displayed.
  await carousel.locator('[class*="slides-in-view-"]').waitFor();
  return { page, carousel, mirrored: page.locator('[data-theme-gallery]').last() };
}

describe.each(ONE_RENDERER)('a carousel under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open(PAGE, renderer);
  });
  const anew = async () => {
    await watched.page.evaluate(() => {
      for (const root of document.querySelectorAll<Element & { galleryForTests?: unknown }>(
        '[data-theme-gallery]',
      ))
        delete root.galleryForTests;
    });
    await startAnew(watched.page);
    return find(watched.page);
  };

  it('has items of an N-th of the list each, a hundredth wider, with a hundredth of room on either side', async () => {
    const { carousel } = await anew();
    const found = await carousel.evaluate((root) => {
      const list = root.querySelector('.sqs-gallery') as HTMLElement;
      const item = list.firstElementChild as HTMLElement;
      return {
        item: item.getBoundingClientRect().width / list.clientWidth,
        padding: Number.parseFloat(getComputedStyle(item).paddingLeft) / list.clientWidth,
        margin: Number.parseFloat(getComputedStyle(list).marginLeft) / root.clientWidth,
      };
    });
    expect(found.item).toBeCloseTo(1.01 / 5, 4);
    expect(found.padding).toBeCloseTo(0.01, 4);
    expect(found.margin).toBeCloseTo(-0.01, 4);
  });

  it('never hides arrows that a phone needs, not even for one frame', async () => {
    const { page } = watched;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      inlayApi().destroy();
      const seen: string[] = [];
      Object.assign(window, { hiddenArrows: seen });
      new MutationObserver((records) => {
        for (const { target } of records)
          if (target instanceof Element && target.matches('.summary-carousel-pager > .sqs-hidden'))
            seen.push(target.className);
      }).observe(document, { subtree: true, attributeFilter: ['class'] });
    });
    await anew();
    const lists = page.locator('.sqs-block-summary-v2 .sqs-gallery-design-carousel-slides-in-view-2');
    await lists.first().waitFor();
    expect(await page.evaluate(() => (window as unknown as { hiddenArrows: string[] }).hiddenArrows)).toEqual(
      [],
    );
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  // The checklist of the ARIA Authoring Practices for carousels, point by point, for the grouped kind with buttons.
  // @wcag 1.3.1 4.1.2 | a carousel is a group with a name, of slides with theirs
  // @keys Inlay.gallery (a carousel) | Tab, Enter, Space, arrows | through what is in sight; from group to group
  it('follows the carousel pattern of the authoring practices', async () => {
    await watched.page.emulateMedia({ reducedMotion: 'reduce' });
    const { page, carousel } = await anew();
    const list = carousel.locator('.sqs-gallery');
    await expect.poll(async () => (await readGallery(carousel)).inert.filter(Boolean).length).toBe(5);
    // 1. A named group with that description; the name does not repeat it.
    expect(await carousel.getAttribute('role')).toMatch(/^(?:group|region)$/);
    expect(await carousel.getAttribute('aria-roledescription')).toBe('carousel');
    const name = await carousel.getAttribute('aria-label');
    expect(name).toBeTruthy();
    expect(name).not.toMatch(/carousel/i);
    // 2. Next and previous are buttons, and pressing one leaves focus where it is (see above).
    for (const button of ['.previous', '.next'])
      expect(await carousel.locator(button).evaluate((element) => element.localName)).toBe('button');
    // 3. Each slide is a group with a name of its own.
    const slides = await list
      .locator('> .sqs-gallery-design-carousel-slide')
      .evaluateAll((all) =>
        all.map((slide) => [
          slide.getAttribute('role'),
          slide.getAttribute('aria-roledescription'),
          slide.getAttribute('aria-label'),
        ]),
      );
    expect(slides).toHaveLength(10);
    for (const [role, description] of slides) expect([role, description]).toEqual(['group', 'slide']);
    const names = slides.map(([, , label]) => label ?? '');
    expect(new Set(names).size).toBe(10);
    for (const slideName of names) expect(slideName).not.toMatch(/slide/i);
    // 4. What is out of sight is out of reach, for Tab as for assistive technology.
    await carousel.locator('.next').focus();
    const reached: string[] = [];
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(reached).toEqual(['Bed 1', 'Bed 2', 'Bed 3', 'Bed 4', 'Bed 5']);
    await page.keyboard.press('Tab');
    expect(await carousel.evaluate((root) => root.contains(document.activeElement))).toBe(false);
    // 5. to 7. are about rotation, which a carousel does not do unless asked to.
    expect(await carousel.locator('[aria-live="assertive"]').count()).toBe(0);
    // 10. Enter and Space work, as on any button.
    await carousel.locator('.next').focus();
    await page.keyboard.press('Space');
    await expectAt(carousel, 5);
    await carousel.locator('.previous').focus();
    await page.keyboard.press('Enter');
    await expectAt(carousel, 0);
    // Arrow keys, from within.
    await list.locator('a').first().focus();
    await page.keyboard.press('ArrowRight');
    await expectAt(carousel, 5);
    expect([watched.errors, watched.warnings]).toEqual([[], []]);
  });
});
