import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Gallery } from '../../src/gallery/model/gallery.types';
import { flick, stroke } from './support/fingers';
import { expectRestored } from './support/gallery-state';
import { hurry } from './support/hurry';
import { undrawn as it, ONE_RENDERER, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

declare global {
  interface Window {
    galleries?: Promise<Gallery[]>;
    mounted?: Gallery[] | undefined;
  }
}

const PHONE = { width: 412, height: 800 };
const DEMO = 'gallery-transitions.html';
const NAMES = ['fade', 'ken-burns', 'new-swipe', 'scroll', 'scroll-vertical', 'swipe', 'swipe-rtl'] as const;
type Name = (typeof NAMES)[number];

/** The galleries of a page that tests share, each at its first slide again. */
async function startAll({ page, errors, warnings }: WatchedPage): Promise<void> {
  await startAnew(page, { empty: [errors, warnings] });
  await page.evaluate(async () => {
    window.mounted = await window.galleries;
  });
}

const rootOf = (page: Page, name: Name): Locator => page.locator(`#gallery-${name}`);

/** The number that the page shows. */
const current = (page: Page, name: Name) => rootOf(page, name).locator('.demo-current').textContent();

/** Waits until the gallery rests at a slide, and no other slide can be seen. */
async function expectAt(page: Page, name: Name, number: number): Promise<void> {
  await expect.poll(() => current(page, name)).toBe(String(number));
  const index = NAMES.indexOf(name);
  await page.waitForFunction((at) => window.mounted?.[at]?.get().inMotion === false, index);
  const seen = await rootOf(page, name)
    .locator('.slide')
    .evaluateAll((slides) =>
      slides.map((slide) => {
        const box = slide.getBoundingClientRect();
        const list = slide.parentElement?.getBoundingClientRect();
        const { visibility, opacity } = getComputedStyle(slide);
        return {
          isSeen: visibility === 'visible' && opacity === '1',
          isInPlace: Math.abs(box.left - (list?.left ?? 0)) < 1 && Math.abs(box.top - (list?.top ?? 0)) < 1,
          isActive: slide.classList.contains('sqs-active-slide'),
          isInert: (slide as HTMLElement).inert,
        };
      }),
    );
  seen.forEach(({ isSeen, isInPlace, isActive, isInert }, slide) => {
    const isCurrent = slide === number - 1;
    expect({ isSeen, isActive, isInert }, `${name}, slide ${slide + 1}`).toEqual({
      isSeen: isCurrent,
      isActive: isCurrent,
      isInert: !isCurrent,
    });
    if (isCurrent) expect(isInPlace).toBe(true);
  });
}

describe.each(ONE_RENDERER)('transitions under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open(DEMO, renderer, { hasTouch: true });
  });

  // First: the others are in a hurry.
  it('write the class names that themes wait for, and give everything back', async () => {
    const { page, errors } = watched;
    await startAll(watched);
    const classes = (name: Name) => rootOf(page, name).locator('.demo-slides').getAttribute('class');
    expect(await classes('fade')).toContain('sqs-gallery-design-stacked');
    expect(await classes('new-swipe')).toContain('sqs-gallery-design-stacked-newswipe');
    expect(await classes('swipe')).toContain('sqs-gallery-design-stacked-swipe');
    expect(await classes('scroll')).toContain('sqs-gallery-design-stacked-scrollHorz');
    const styles = await rootOf(page, 'fade')
      .locator('.sqs-gallery-design-stacked-slide')
      .evaluateAll((slides) => slides.map((slide) => (slide as HTMLElement).style.zIndex));
    expect(styles).toEqual(['889', '888', '888', '888']);
    // In the middle of everything.
    await rootOf(page, 'scroll').locator('.demo-next').click();
    await rootOf(page, 'fade').locator('.demo-next').click();
    await expectRestored(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(errors).toEqual([]);
  });

  it('move forward, back, and round the ends', async () => {
    const { page, errors, warnings } = watched;
    await startAll(watched);
    await hurry(page);
    // All at once: each change takes its time.
    const press = async (names: readonly Name[], button: string, number: number) => {
      for (const name of names) await rootOf(page, name).locator(button).click();
      for (const name of names) await expectAt(page, name, number);
    };
    await press(NAMES, '.demo-next', 2);
    await press(['swipe', 'scroll-vertical', 'new-swipe'], '.demo-previous', 1);
    await press(['swipe'], '.demo-previous', 4);
    await press(['swipe'], '.demo-next', 1);
    // One that does not loop.
    const previous = rootOf(page, 'new-swipe').locator('.demo-previous');
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    expect(await previous.getAttribute('class')).toContain('sqs-disabled');
    await previous.click({ force: true });
    await expectAt(page, 'new-swipe', 1);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([]);
  });

  // @keys Inlay.gallery | arrows | from picture to picture
  it('have keys: of the gallery that focus is in, else of the one in sight; mirrored where text is', async () => {
    const { page } = watched;
    await startAll(watched);
    await rootOf(page, 'fade').scrollIntoViewIfNeeded();
    await page.keyboard.press('ArrowRight');
    await expectAt(page, 'fade', 2);
    await rootOf(page, 'swipe-rtl').locator('.demo-next').focus();
    await page.keyboard.press('ArrowLeft');
    await expectAt(page, 'swipe-rtl', 2);
    await page.keyboard.press('ArrowRight');
    await expectAt(page, 'swipe-rtl', 1);
    await expectAt(page, 'fade', 2);
  });

  // @keys Inlay.gallery | Enter | goes to the slide of a dot
  it('can be chosen by dots, which are buttons in a named group', async () => {
    const { page } = watched;
    await startAll(watched);
    await page.evaluate(async () => {
      const { Inlay } = window;
      if (!Inlay || !('gallery' in Inlay)) return;
      window.mounted?.[0]?.destroy();
      const root = document.querySelector('#gallery-fade');
      const dots = document.createElement('div');
      dots.className = 'dots';
      for (let dot = 0; dot < 5; dot++) dots.append(document.createElement('span'));
      root?.append(dots);
      await Inlay.gallery('#gallery-fade .demo-slides', {
        design: 'stacked',
        elements: { controls: '.dots', currentIndex: '#gallery-fade .demo-current' },
      });
    });
    const dots = rootOf(page, 'fade').locator('.dots');
    expect(await dots.getAttribute('role')).toBe('group');
    expect(await dots.getAttribute('aria-label')).toBe('Choose a slide');
    // Four slides: the fifth dot leads nowhere.
    expect(await dots.getByRole('button').count()).toBe(4);
    const third = dots.getByRole('button', { name: 'Slide 3' });
    await third.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => current(page, 'fade')).toBe('3');
    expect(await third.getAttribute('aria-disabled')).toBe('true');
    expect(await third.getAttribute('class')).toBe('sqs-active-slide');
    expect(await dots.getByRole('button', { name: 'Slide 1' }).getAttribute('aria-disabled')).toBeNull();
    await dots.evaluate((list) => list.remove());
  });

  it('follow a finger, return after a drag that was too short, and leave vertical movement to the page', async () => {
    const { page, errors } = watched;
    await page.setViewportSize(PHONE);
    await startAll(watched);
    const directions = [
      ['scroll', -220, 2],
      ['swipe-rtl', 220, 2],
      ['swipe', -30, 1],
    ] as const;
    for (const [name, x, number] of directions) {
      await flick(page, rootOf(page, name).locator('.demo-slides'), { x, steps: 4 });
      await expectAt(page, name, number);
    }
    const slides = rootOf(page, 'swipe').locator('.demo-slides');
    await slides.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await flick(page, slides, { x: 4, y: -150 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await expectAt(page, 'swipe', 1);
    expect(errors).toEqual([]);
  });

  it.for(['fade', 'new-swipe', 'swipe'] as const)(
    '%s moves on after a slow drag over more than half of its width, not after less',
    async (name) => {
      const { page } = watched;
      await startAll(watched);
      const slides = rootOf(page, name).locator('.demo-slides');
      await slides.scrollIntoViewIfNeeded();
      const { x = 0, y = 0, width = 0, height = 0 } = (await slides.boundingBox()) ?? {};
      const drag = (share: number) =>
        stroke(page, { x: x + 0.8 * width, y: y + height / 2, dx: -share * width });
      await drag(0.35);
      await expectAt(page, name, 1);
      await drag(0.6);
      await expectAt(page, name, 2);
    },
  );

  it('follow a finished drag upwards where slides lie above each other', async () => {
    const { page, errors } = watched;
    await startAll(watched);
    const slides = rootOf(page, 'scroll-vertical').locator('.demo-slides');
    await slides.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await flick(page, slides, { x: 0, y: -150 });
    await expectAt(page, 'scroll-vertical', 2);
    // A finger moved the slides, not the page.
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(errors).toEqual([]);
  });

  it('leave fingers to the page where it could not be scrolled beside them', async () => {
    const { page } = watched;
    await page.setViewportSize({ width: 700, height: 400 });
    await startAll(watched);
    const slides = rootOf(page, 'scroll-vertical').locator('.demo-slides');
    await slides.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await flick(page, slides, { x: 4, y: -150 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await expectAt(page, 'scroll-vertical', 1);
  });
});
