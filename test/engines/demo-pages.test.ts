import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../page/support/site';
import { openDemo } from './support/demo-page';
import { describeEngines } from './support/use-engines';

const PAGES = (readdirSync(join(root, 'demo-pages'), { recursive: true }) as string[])
  .filter((file) => file.endsWith('.html'))
  .sort();

/** Boxes may differ by so much: engines round to other fractions. */
const TOLERANCE_PX = 3;

/** Positions and sizes that do not hang on where lines of text break, nor on how far an endless strip has turned. */
function readPage() {
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
    return isTold && !isText && image.checkVisibility() && width && height ? [width, height] : [];
  });
  return { states, items, pictures };
}

function destroyPage() {
  const { collected } = window as unknown as { collected: { errors: string[]; served: string } };
  if (!window.Inlay || !('destroy' in window.Inlay)) throw new Error('Inlay has not started on this page.');
  window.Inlay.destroy();
  return { errors: collected.errors, isServed: document.body.outerHTML === collected.served };
}

/** Boxes that differ; what one of the two does not show is nobody's fault. */
const farOff = (one: readonly number[][], other: readonly number[][]) =>
  one.flatMap((box, index) => {
    const wanted = other[index] ?? [];
    const differs = box.some((value, side) => Math.abs(value - (wanted[side] ?? value)) > TOLERANCE_PX);
    return differs ? [`${index}: ${box.map(Math.round)} for ${wanted.map(Math.round)}`] : [];
  });

describeEngines('demo pages', (run) => {
  it.each(PAGES)('%s: same states and places as in Chromium, given back as it was served', async (path) => {
    const [page, reference] = await Promise.all([
      openDemo(run.site, run.engine, path),
      openDemo(run.site, run.reference, path),
    ]);
    try {
      // Themes' own galleries and the last pictures take their time in each.
      await expect
        .poll(async () => {
          const [is, wanted] = await Promise.all([page.evaluate(readPage), reference.evaluate(readPage)]);
          return {
            states: is.states,
            count: [is.items.length, is.pictures.length],
            items: farOff(is.items, wanted.items),
            pictures: farOff(is.pictures, wanted.pictures),
            wanted: wanted.states,
          };
        })
        .toSatisfy(
          ({ states, wanted, items, pictures }) =>
            String(states) === String(wanted) && !items.length && !pictures.length,
        );
      const [is, wanted] = await Promise.all([page.evaluate(destroyPage), reference.evaluate(destroyPage)]);
      const uncaught = `uncaught: ${is.errors.join(' | ')}; in Chromium: ${wanted.errors.join(' | ')}`;
      expect.soft(is.errors.length, uncaught).toBe(wanted.errors.length);
      expect.soft(is.isServed, 'body after destroy').toBe(wanted.isServed);
    } finally {
      await Promise.all([page.close(), reference.close()]);
    }
  });
});
