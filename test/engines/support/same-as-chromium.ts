import { expect } from 'vitest';
import { openPage } from './open-page';
import type { EngineRun } from './use-engines';

/** Boxes may differ by so much: engines round to other fractions. */
const TOLERANCE_PX = 3;

/** Positions and sizes that do not hang on where lines of text break, nor on how far an endless strip has turned. */
function readPage({ isSaved }: { readonly isSaved: boolean }) {
  const inlay = window.Inlay;
  if (!inlay || !('inspect' in inlay)) throw new Error('Inlay has not started on this page.');
  const states = inlay.inspect().map(({ block, state }) => `${block} ${state}`);
  const items = [
    ...document.querySelectorAll(
      '.sqs-gallery > .slide, .sqs-gallery > .sqs-wrapper > img, .summary-item:has(img), [class*="gallery-"][class*="-item"]:has(> img), .user-items-list-item-container > :has(img)',
    ),
  ].map((item) => {
    const { left, width } = item.getBoundingClientRect();
    const isTurning = item.closest('.inlay-scroller--endless') !== null;
    return [isTurning ? 0 : left - (item.parentElement?.getBoundingClientRect().left ?? 0), width];
  });
  // Those whose shape the server tells. Without a picture, one that was asked for, or whose place nothing holds, is as large as
  // its text, which is set in another font in each engine.
  const pictures = [
    ...document.querySelectorAll<HTMLImageElement>('img[data-image-dimensions]:is([data-src], [src])'),
  ].map((image) => {
    const isTold = /^\d+x\d+$/.test(image.dataset.imageDimensions ?? '');
    const isText =
      !image.naturalWidth && (image.hasAttribute('src') || getComputedStyle(image).aspectRatio === 'auto');
    const { width, height } = image.getBoundingClientRect();
    if (!isTold || isText || !image.checkVisibility() || !width || !height) return [];
    // The text of real pages takes other room in each engine: an image that covers a box of text is as high as that.
    const [toldWidth = 0, toldHeight = 0] = (image.dataset.imageDimensions ?? '').split('x').map(Number);
    const hasOwnShape = Math.abs((width * toldHeight) / (height * toldWidth) - 1) < 0.01;
    return isSaved && !hasOwnShape ? [width] : [width, height];
  });
  return { states, items, pictures };
}

function destroyPage() {
  const { collected } = window as unknown as { collected: { errors: string[]; served: string } };
  if (!window.Inlay || !('destroy' in window.Inlay)) throw new Error('Inlay has not started on this page.');
  window.Inlay.destroy();
  const body = document.body.outerHTML;
  const { served } = collected;
  let at = 0;
  while (at < body.length && body[at] === served[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 120);
  return {
    errors: collected.errors,
    /** Where the body first differs from what the server sent. */
    difference: body === served ? '' : `${around(body)} for ${around(served)}`,
  };
}

/** Boxes that differ; what one of the two does not show is nobody's fault. */
const farOff = (one: readonly number[][], other: readonly number[][]) =>
  one.flatMap((box, index) => {
    const wanted = other[index] ?? [];
    const differs = box.some((value, side) => Math.abs(value - (wanted[side] ?? value)) > TOLERANCE_PX);
    return differs ? [`${index}: ${box.map(Math.round)} for ${wanted.map(Math.round)}`] : [];
  });

/**
 * Opens a page in an engine and in Chromium: blocks have the same states and places in both, and `destroy` restores the page in both. `isSaved`:
 * a real page, whose own scripts may change it at any time: what is restored is not compared.
 */
export async function expectSameAsInChromium(
  { engine, reference }: EngineRun,
  url: string,
  { isSaved = false } = {},
): Promise<void> {
  const [page, known] = await Promise.all([openPage(engine, url), openPage(reference, url)]);
  try {
    // Themes' own galleries and the last pictures take their time in each.
    await expect
      .poll(async () => {
        const [is, wanted] = await Promise.all([
          page.evaluate(readPage, { isSaved }),
          known.evaluate(readPage, { isSaved }),
        ]);
        return {
          states: is.states.flatMap((state, index) =>
            state === wanted.states[index] ? [] : [`${index}: ${state} for ${wanted.states[index]}`],
          ),
          items: farOff(is.items, wanted.items),
          pictures: farOff(is.pictures, wanted.pictures),
        };
      })
      .toEqual({ states: [], items: [], pictures: [] });
    const [is, wanted] = await Promise.all([page.evaluate(destroyPage), known.evaluate(destroyPage)]);
    const uncaught = `uncaught: ${is.errors.join(' | ')}; in Chromium: ${wanted.errors.join(' | ')}`;
    expect.soft(is.errors.length, uncaught).toBe(wanted.errors.length);
    if (isSaved) return;
    if (wanted.difference) expect.soft(is.difference, 'body after destroy').not.toBe('');
    else expect.soft(is.difference, 'body after destroy').toBe('');
  } finally {
    await Promise.all([page.close(), known.close()]);
  }
}
