import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../page/support/site';
import { openDemo } from './support/demo-page';
import type { Engine } from './support/engine';
import { describeEngines } from './support/use-engines';

const PAGES = (readdirSync(join(root, 'demo-pages'), { recursive: true }) as string[])
  .filter((file) => file.endsWith('.html'))
  .sort();

/** Boxes may differ by so much: engines round to other fractions. */
const TOLERANCE_PX = 3;

/** Positions and sizes that do not hang on where lines of text break. */
function readPage() {
  const inlay = window.Inlay;
  const states =
    inlay && 'inspect' in inlay ? inlay.inspect().map(({ block, state }) => `${block} ${state}`) : [];
  const items = [
    ...document.querySelectorAll(
      '.sqs-gallery > .slide, .sqs-gallery > .sqs-wrapper > *, .summary-item:has(img), [class*="gallery-"][class*="-item"]:has(> img), .user-items-list-item-container > :has(img)',
    ),
  ].map((item) => {
    const { left, width } = item.getBoundingClientRect();
    return [left - (item.parentElement?.getBoundingClientRect().left ?? 0), width];
  });
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[data-image-dimensions]')]
    .filter((image) => image.checkVisibility() && !(image.src && image.complete && !image.naturalWidth))
    .map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return [width, height];
    });
  return { states, items, pictures };
}

function destroyPage() {
  const { collected } = window as unknown as { collected: { errors: string[]; served: string } };
  if (window.Inlay && 'destroy' in window.Inlay) window.Inlay.destroy();
  return { errors: collected.errors, isServed: document.body.outerHTML === collected.served };
}

async function read(engine: Engine, open: (engine: Engine) => ReturnType<typeof openDemo>) {
  const page = await open(engine);
  try {
    return { ...(await page.evaluate(readPage)), ...(await page.evaluate(destroyPage)) };
  } finally {
    await page.close();
  }
}

const farOff = (one: readonly number[][], other: readonly number[][]) =>
  one.flatMap((box, index) =>
    box.some((value, side) => Math.abs(value - (other[index]?.[side] ?? Number.NaN)) > TOLERANCE_PX)
      ? [`${index}: ${box.map(Math.round)} for ${other[index]?.map(Math.round)}`]
      : [],
  );

describeEngines('demo pages', (run) => {
  it.each(PAGES)('%s: same states and places as in Chromium, given back as it was served', async (path) => {
    const open = (engine: Engine) => openDemo(run.site, engine, path);
    const [is, inChromium] = await Promise.all([read(run.engine, open), read(run.reference, open)]);
    expect.soft(is.states, 'states of blocks').toEqual(inChromium.states);
    expect.soft(is.errors.length, `uncaught: ${is.errors.join(' | ')}`).toBe(inChromium.errors.length);
    expect.soft(farOff(is.items, inChromium.items), 'left and width of items').toEqual([]);
    expect.soft(farOff(is.pictures, inChromium.pictures), 'width and height of pictures').toEqual([]);
    expect.soft(is.isServed, 'body after destroy').toBe(inChromium.isServed);
  });
});
