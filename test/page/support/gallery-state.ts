import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { servedBody } from './served-body';
import { bodyOf } from './site';

interface Store {
  get(): {
    readonly currentIndex: number;
    readonly inMotion: boolean;
    readonly carousel?: Readonly<Record<string, unknown>>;
  };
}

/** What a gallery says of itself and where its current slide stands, px from where the scrolling list begins. */
export const readGallery = (root: Locator) =>
  root.evaluate((element) => {
    const inlay = inlayApi();
    const made = (element as Element & { galleryForTests?: Store }).galleryForTests;
    const store = made ?? inlay.inspect().find((life) => life.element === element)?.store;
    if (!store) throw new Error('The gallery is not ready.');
    const { currentIndex, inMotion, carousel } = (store as Store).get();
    const list = element.querySelector('.inlay-scroller') as HTMLElement;
    const slides = [...(list.querySelector(':scope > .sqs-wrapper') ?? list).children].filter(
      (child) => child.localName !== 'noscript',
    ) as HTMLElement[];
    const [around, inside] = [
      list.getBoundingClientRect(),
      (slides[currentIndex] as HTMLElement).getBoundingClientRect(),
    ];
    const isRtl = getComputedStyle(list).direction === 'rtl';
    return {
      currentIndex,
      inMotion,
      carousel,
      start: isRtl ? around.right - inside.right : inside.left - around.left,
      middle: (inside.left + inside.right - around.left - around.right) / 2,
      inert: slides.map((slide) => slide.inert),
    };
  });

/** Waits until a gallery stands at a slide, with that slide where its alignment says. */
export async function expectAt(root: Locator, index: number, at?: 'start' | 'middle'): Promise<void> {
  await expect
    .poll(async () => {
      const { currentIndex, inMotion } = await readGallery(root);
      return { currentIndex, inMotion };
    })
    .toEqual({ currentIndex: index, inMotion: false });
  if (at) await expect.poll(async () => Math.abs((await readGallery(root))[at])).toBeLessThan(1.5);
}

/** Ends the site: what it has shown is what the server has sent. */
export async function expectRestored(page: Page): Promise<void> {
  await page.evaluate(() => inlayApi().destroy());
  expect(await bodyOf(page)).toBe(await servedBody(page));
}
