import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { holdBack } from './support/hold-back';
import { imageWidthOf, shown, useLightboxPage } from './support/lightbox';
import { it, ONE_RENDERER } from './support/site';
import { whenPainted } from './support/when-painted';

const GRID = '#block-11ghtb0x0001';

/** What moves in the dialog, how long, and when it is over; and what is seen of the picture at both ends of its way. */
interface Movement {
  readonly animations: ReadonlyArray<{
    readonly target: string;
    readonly slot: string | null | undefined;
    readonly duration: number;
    readonly end: number;
    readonly isSpinner: boolean;
  }>;
  readonly first: Rect | undefined;
  readonly last: Rect | undefined;
}

type Rect = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Where a cell, which cuts off what is beyond it, shows its picture. */
const visiblePart = (page: Page, selector: string): Promise<Rect> =>
  page.locator(selector).evaluate((image) => {
    const { left, top, width, height } = (image.parentElement ?? image).getBoundingClientRect();
    return { left, top, width, height };
  });

/** Puts `movement()` and `opening()` into the page, since what is to be seen may be over before the next call comes. */
const watchMovement = (page: Page) =>
  page.evaluate(() => {
    const seen = (image: HTMLElement): Rect => {
      const { clipPath } = getComputedStyle(image);
      const parts = (/inset\((.*)\)/.exec(clipPath)?.[1] ?? '0').split(' ').map(Number.parseFloat);
      const [top = 0, right = top, bottom = top, left = right] = parts;
      const box = image.getBoundingClientRect();
      const [scaleX, scaleY] = [box.width / image.offsetWidth, box.height / image.offsetHeight];
      return {
        left: box.left + left * scaleX,
        top: box.top + top * scaleY,
        width: box.width - (left + right) * scaleX,
        height: box.height - (top + bottom) * scaleY,
      };
    };
    const movement = (): Movement => {
      const image = document.querySelector<HTMLElement>('dialog [data-slot="0"] img');
      const [way] = image?.getAnimations().filter((one) => !(one instanceof CSSTransition)) ?? [];
      const seenAt = (time: number) => {
        if (!way || !image) return undefined;
        way.currentTime = time;
        return seen(image);
      };
      const end = Number(way?.effect?.getComputedTiming().endTime);
      return {
        animations: (document.querySelector('dialog')?.getAnimations({ subtree: true }) ?? []).map(
          ({ effect }) => {
            const target = effect instanceof KeyframeEffect ? effect.target : null;
            return {
              target: target?.classList[0] ?? '',
              slot: target?.getAttribute('data-slot'),
              duration: Number(effect?.getTiming().duration),
              end: Number(effect?.getComputedTiming().endTime),
              isSpinner: effect instanceof KeyframeEffect && effect.pseudoElement !== null,
            };
          },
        ),
        last: seenAt(end - 0.01),
        first: seenAt(0),
      };
    };
    const opening = () =>
      new Promise<Movement>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('dialog')) return;
          observer.disconnect();
          resolve(movement());
        });
        observer.observe(document.body, { childList: true });
      });
    Object.assign(window, { movement, opening });
  });

declare global {
  interface Window {
    /** As it is now. */
    movement(): Movement;
    /** As it will be when the next lightbox has just opened. */
    opening(): Promise<Movement>;
  }
}

/** When the last is over; what turns while a picture is on its way is apart from that. */
const endOf = ({ animations }: Movement): number =>
  Math.max(...animations.filter(({ isSpinner }) => !isSpinner).map(({ end }) => end));

function expectClose(actual: Rect | undefined, wanted: Rect): void {
  if (!actual) throw new Error('It does not move.');
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(
      Math.abs(actual[side] - wanted[side]),
      `${side}: ${actual[side]} for ${wanted[side]}`,
    ).toBeLessThan(1.5);
}

describe.each(ONE_RENDERER)('movement of the lightbox under %s', (renderer) => {
  const here = useLightboxPage(renderer, 'lightbox.html', { reducedMotion: 'no-preference' });

  /** As theme code does, without an address. */
  const open = (names: readonly string[], currentSetIndex = 0) =>
    here.page.evaluate(
      async ([all, index]) => {
        const set = all.map((name) => ({
          content: { type: 'image' as const, src: `/pictures/${name}.png`, alt: name },
        }));
        await inlayApi().lightbox({ set, currentSetIndex: index });
      },
      [names, currentSetIndex] as const,
    );

  beforeAll(() => watchMovement(here.page));

  /** What moves when a button of the lightbox has just been pressed. */
  const press = (name: string) =>
    here.page.evaluate(async (label) => {
      document.querySelector<HTMLElement>(`dialog button[aria-label="${label}"]`)?.click();
      // Renderers draw in a microtask, at the latest.
      await Promise.resolve();
      return window.movement();
    }, name);
  const isThere = () => here.page.waitForFunction(() => !document.querySelector('.inlay-lightbox--opening'));

  it('opens in 0.6 s, the overlay first, with 100 px around the picture, and closes in 0.6 s', async () => {
    const { page } = here;
    const opening = page.evaluate(() => window.opening());
    await open(['kiln-1800x1200']);
    const coming = await opening;
    const overlay = coming.animations.filter(({ target }) => target === 'inlay-lightbox-overlay');
    expect(overlay.map(({ end }) => end)).toEqual([300]);
    expect(endOf(coming)).toBe(600);
    await isThere();
    expect(
      await page.locator('.inlay-lightbox-overlay').evaluate((one) => getComputedStyle(one).opacity),
    ).toBe('0.95');
    const box = await page.locator('[data-slot="0"] .inlay-lightbox-stage').boundingBox();
    expect(box).toEqual({ x: 100, y: 100, width: 1280 - 200, height: 900 - 200 });
    const going = await press('Close');
    expect(going.animations.map(({ target, duration }) => [target, duration])).toContainEqual([
      'inlay-lightbox',
      600,
    ]);
  });

  it('grows out of a cell that is cut about the focal point, and shrinks back into it', async () => {
    const { page } = here;
    const selector = `${GRID} .slide:nth-child(1) img.loaded`;
    const thumbnail = page.locator(selector);
    await thumbnail.scrollIntoViewIfNeeded();
    const wanted = await visiblePart(page, selector);
    const opening = page.evaluate(() => window.opening());
    await thumbnail.click();
    expectClose((await opening).first, wanted);
    await shown(page);
    await isThere();
    const going = await press('Close');
    expectClose(going.last, wanted);
    expect(endOf(going)).toBe(300);
  });

  it('loads its neighbours once the picture has loaded, and no others', async () => {
    const { page } = here;
    const { asked, release } = await holdBack(page, '**/pictures/row*');
    const rows = () => asked.map((url) => /row-(\d)/.exec(url)?.[1]);
    await open(
      ['row-1-3000x2000', 'row-2-3000x2000', 'row-3-3000x2000', 'row-4-3000x2000', 'row-5-3000x2000'],
      2,
    );
    await page.locator('dialog .inlay-lightbox-slide').waitFor();
    await whenPainted(page);
    await expect.poll(rows).toEqual(['3']);
    release();
    await shown(page);
    const neighbours = page.locator(
      'dialog .inlay-lightbox-slide:not([data-slot="0"]) img[data-state="loaded"]',
    );
    await expect.poll(() => neighbours.count()).toBe(2);
    expect(rows().toSorted()).toEqual(['2', '3', '4']);
    // 1080 px are free.
    expect(await imageWidthOf(page)).toBe(1500);
    await page.unroute('**/pictures/row*');
  });
});
