// Takes the film of README, docs/public/inlay.webp: the page of README's picture is switched on and used. Needs a build. Every frame is a
// screenshot of the running page; the pointer and the switch are drawn around it.

import { writeFile } from 'node:fs/promises';
import { animatedWebp } from './animated-webp.mjs';
import { openFirstLook, whenAlive } from './first-look-pages.mjs';

/** @import { Frame } from './animated-webp.mjs' */

const FILM = new URL('../docs/public/inlay.webp', import.meta.url);
const SIZE = { width: 760, height: 600 };
const BAR = 56;
const MAX_BYTES = 400 * 1024;
const MOVING_MS = 90;

const STAGE = `<!doctype html><title>Film</title><style>
body { margin: 0; background: #efece4; font: 600 15px sans-serif; color: #1c1f23; overflow: hidden; }
header { display: flex; gap: 12px; align-items: center; height: ${BAR}px; padding-inline: 16px; }
b { display: flex; padding: 3px; border: 1px solid #555a61; border-radius: 99px; }
i { padding: 5px 16px; border-radius: 99px; font-style: normal; }
.on i + i, .off i:first-child { background: #1f5c4d; color: #fff; }
iframe { display: block; width: 100%; height: ${SIZE.height - BAR}px; border: 0; background: #fff; }
svg { position: fixed; z-index: 9; left: 0; top: 0; pointer-events: none; }
</style><header><b class="off"><i>Off</i><i>On</i></b><span></span></header><iframe src="/first-look-off"></iframe>
<svg width="22" height="28"><path d="M2 2v20l5-5 4 9 4-2-4-8h7z" fill="#1c1f23" stroke="#fff" stroke-width="1.5"/></svg>`;

/** Runs in the page: what differs from the last frame, as WebP. @param {{ png: string, isFirst: boolean }} shot */
async function encodeChange({ png, isFirst }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { width, height } = image;
  const draw = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ w,
    /** @type {number} */ h,
  ) => {
    const canvas = new OffscreenCanvas(w, h);
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) throw new Error('The browser has no canvas.');
    context.drawImage(image, -x, -y);
    return { canvas, context };
  };
  const pixels = new Uint32Array(
    draw(0, 0, width, height).context.getImageData(0, 0, width, height).data.buffer,
  );
  const store = /** @type {{ last?: Uint32Array }} */ (globalThis);
  const { last } = store;
  store.last = pixels;
  let [left, top, right, bottom] = isFirst ? [0, 0, width, height] : [width, height, 0, 0];
  if (last && !isFirst)
    for (let at = 0; at < pixels.length; at++) {
      if (pixels[at] === last[at]) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  if (right <= left) return undefined;
  left -= left % 2;
  top -= top % 2;
  const { canvas } = draw(left, top, right - left, bottom - top);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return { webp: btoa(text), x: left, y: top, width: right - left, height: bottom - top };
}

const { url, newPage, close } = await openFirstLook();
const page = await newPage({ viewport: SIZE });
await page.route('**/stage', (route) => route.fulfill({ contentType: 'text/html', body: STAGE }));
await page.goto(`${url}/stage`, { waitUntil: 'networkidle' });
const encoder = await newPage({});
/** @type {Frame[]} */
const frames = [];

/** @param {number} milliseconds how long it is shown */
async function shoot(milliseconds) {
  const png = (await page.screenshot()).toString('base64');
  const change = await encoder.evaluate(encodeChange, { png, isFirst: !frames.length });
  const previous = frames.at(-1);
  if (change) frames.push({ ...change, webp: Buffer.from(change.webp, 'base64'), milliseconds });
  else if (previous) previous.milliseconds += milliseconds;
}

let [atX, atY] = [SIZE.width / 2, SIZE.height - 60];
/** Moves the pointer to an element, in steps. @param {import('playwright-core').Locator} target */
async function pointAt(target) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not in the page.`);
  const [endX, endY] = [box.x + Math.min(box.width / 2, 120), box.y + box.height / 2];
  const [startX, startY] = [atX, atY];
  for (const share of [0.35, 0.8, 1]) {
    [atX, atY] = [startX + (endX - startX) * share, startY + (endY - startY) * share];
    await page.mouse.move(atX, atY);
    await page.evaluate(
      ([x, y]) => {
        document.querySelector('svg')?.setAttribute('style', `transform: translate(${x}px, ${y}px)`);
      },
      [atX, atY],
    );
    await shoot(MOVING_MS);
  }
}

/** Shows what moves, until nothing does. @param {number} restMs how long the end is shown */
async function settle(restMs) {
  const isMoving = () =>
    page
      .frames()
      .at(-1)
      ?.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running'));
  for (let count = 0; count < 8 && (await isMoving()); count++) await shoot(MOVING_MS);
  await page
    .frames()
    .at(-1)
    ?.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await shoot(restMs);
}

/** @param {'on' | 'off'} state */
const turn = (state) =>
  page.evaluate((name) => {
    document.querySelector('b')?.setAttribute('class', name);
    document.querySelector('iframe')?.setAttribute('src', `/first-look-${name}`);
  }, state);

const site = page.frameLocator('iframe');
await pointAt(page.locator('i').last());
await shoot(1500);
await turn('on');
const frame = page.frames().at(-1);
if (!frame) throw new Error('The stage has no frame.');
await frame.waitForURL('**/first-look-on');
await whenAlive(frame);
await settle(1400);
const question = site.getByRole('button', { name: 'When is the house open?' });
await pointAt(question);
await question.click();
await settle(1300);
const picture = site.locator('.slide').nth(1);
await pointAt(picture);
await picture.click();
await site.locator('.inlay-lightbox').waitFor();
await settle(1200);
await page.keyboard.press('ArrowRight');
await settle(1200);
await page.keyboard.press('Escape');
await site.locator('.inlay-lightbox').waitFor({ state: 'detached' });
await settle(500);
const yes = site.getByRole('button', { name: 'Yes' });
await pointAt(yes);
await yes.click();
await settle(1500);
await close();

const film = animatedWebp({ ...SIZE, frames });
if (film.length > MAX_BYTES) throw new Error(`The film has ${film.length} bytes; ${MAX_BYTES} are allowed.`);
await writeFile(FILM, film);
const seconds = frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
console.log(`docs/public/inlay.webp: ${film.length} bytes, ${frames.length} frames, ${seconds} seconds`);
