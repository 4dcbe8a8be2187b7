import { Hono } from 'hono';
import { answeredSize, PICTURE_TYPE, readSize } from './answer-images.mjs';
import { drawPicture } from './draw-picture.mjs';

/** `/pictures/<name>-<W>x<H>.png`: a picture of that size, or narrower with `?format=NNNw`. */
export function createPictureRoutes() {
  const routes = new Hono();
  routes.get('/pictures/:file{.+-\\d{1,4}x\\d{1,4}\\.png}', (c, next) => {
    const [, label = '', dimensions] = /^(.+)-(\d+x\d+)\.png$/.exec(c.req.param('file')) ?? [];
    const original = readSize(dimensions);
    if (!original) return next();
    const picture = drawPicture({ ...answeredSize(c.req.url, original), label });
    return c.body(picture, 200, { 'Content-Type': PICTURE_TYPE, 'Cache-Control': 'public, max-age=86400' });
  });
  return routes;
}
