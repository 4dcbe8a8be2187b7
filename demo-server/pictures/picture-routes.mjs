import { Hono } from 'hono';
import { answeredSize, PICTURE_TYPE, readSize } from './answer-images.mjs';
import { drawTestCard } from './draw-test-card.mjs';
import { drawScene } from './scenes.mjs';

const FILE = ':file{.+-\\d{1,4}x\\d{1,4}\\.png}';

/** @typedef {(picture: import('./answer-images.mjs').Size & { name: string }) => string} Draw returns SVG */

/**
 * `/pictures/<name>-<W>x<H>.png`: a scene of that size, or narrower with `?format=NNNw`; at `/test-cards/…` a test card, which shows
 * how it is cropped.
 * @param {{ drawPicture?: Draw }} [options] default: scenes
 */
export function createPictureRoutes({ drawPicture = drawScene } = {}) {
  return new Hono()
    .get(`/pictures/${FILE}`, (c, next) => answer(c, next, drawPicture))
    .get(`/test-cards/${FILE}`, (c, next) =>
      answer(c, next, ({ name, ...size }) => drawTestCard({ ...size, label: name })),
    );
}

/**
 * @param {import('hono').Context} c
 * @param {import('hono').Next} next
 * @param {Draw} draw
 */
function answer(c, next, draw) {
  const [, name = '', dimensions] = /^(.+)-(\d+x\d+)\.png$/.exec(c.req.param('file') ?? '') ?? [];
  const original = readSize(dimensions);
  if (!original) return next();
  const picture = draw({ ...answeredSize(c.req.url, original), name });
  return c.body(picture, 200, { 'Content-Type': PICTURE_TYPE, 'Cache-Control': 'public, max-age=86400' });
}
