// node tools/record-clip.mjs: draws the clip of the demo in a browser, and records it to demo-pages/media/brook.webm.

import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { drawScene } from '../server/pictures/draw-scene.mjs';
import { CHROMIUM_FLAGS } from './chromium-flags.mjs';
import { ensureTestBrowser } from './ensure.mjs';

const FOLDER = new URL('../demo-pages/media/', import.meta.url);
const MAX_BYTES = 60_000;

/** What the page below gets. */
const CLIP = { width: 640, height: 360, seconds: 6, framesPerSecond: 15, bitsPerSecond: 60_000 };

/**
 * Runs in the page: a pond at evening. Ripples run over the water, a leaf drifts by, and the end is as the beginning.
 * @param {typeof CLIP & { picture: string }} clip
 */
async function record({ picture, width, height, seconds, framesPerSecond, bitsPerSecond }) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  document.body.append(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  const scene = new Image();
  scene.src = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  await scene.decode();
  const recorder = new MediaRecorder(canvas.captureStream(framesPerSecond), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: bitsPerSecond,
  });
  /** @type {Blob[]} */
  const parts = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));

  const draw = (/** @type {number} */ share) => {
    const turn = share * 2 * Math.PI;
    context.drawImage(scene, 0, 0, width, height);
    context.strokeStyle = 'rgb(255 250 235 / 0.55)';
    for (let ring = 0; ring < 4; ring++) {
      const age = (share + ring / 4) % 1;
      context.globalAlpha = 1 - age;
      context.lineWidth = 2;
      context.beginPath();
      context.ellipse(width * 0.5, height * 0.8, 12 + age * 170, 3 + age * 34, 0, 0, 2 * Math.PI);
      context.stroke();
    }
    context.globalAlpha = 1;
    context.fillStyle = '#c98e3f';
    context.beginPath();
    context.ellipse(
      width * (0.5 + 0.06 * Math.sin(turn)),
      height * (0.8 + 0.01 * Math.cos(turn)),
      11,
      4,
      0.5 + 0.3 * Math.sin(turn),
      0,
      2 * Math.PI,
    );
    context.fill();
  };

  draw(0);
  recorder.start();
  const start = performance.now();
  await new Promise((resolve) => {
    const step = () => {
      const share = (performance.now() - start) / (seconds * 1000);
      draw(Math.min(share, 1));
      if (share < 1) requestAnimationFrame(step);
      else resolve(undefined);
    };
    step();
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const browser = await chromium.launch({
  executablePath: ensureTestBrowser({ mayInstall: true }),
  args: CHROMIUM_FLAGS,
});
try {
  const page = await browser.newPage();
  const picture = drawScene({ width: CLIP.width, height: CLIP.height, name: 'pond' });
  const clip = Buffer.from(await page.evaluate(record, { ...CLIP, picture }), 'base64');
  if (clip.length > MAX_BYTES) throw new Error(`The clip has ${clip.length} bytes, more than ${MAX_BYTES}.`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(new URL('brook.webm', FOLDER), clip);
  console.log(`brook.webm: ${clip.length} bytes`);
} finally {
  await browser.close();
}
