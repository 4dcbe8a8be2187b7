import { Hono } from 'hono';
import { answeredSize, readSize } from '../answer-images.mjs';
import { drawPicture } from '../picture.mjs';
import { stepsAfter } from '../static-files.mjs';

const PICTURE = /^(.+)-(\d{1,4}x\d{1,4})\.png$/;

/** `/pictures/<name>-<W>x<H>.png`: a picture of that size, or narrower with `?format=NNNw`. */
export function createPictureRoutes() {
  const routes = new Hono();
  routes.get('/pictures/*', (c, next) => {
    const match = PICTURE.exec(stepsAfter(c.req.url, '/pictures/')?.join('/') ?? '');
    const original = readSize(match?.[2]);
    if (!match?.[1] || !original) return next();
    const size = answeredSize(c.req.url, original);
    const picture = drawPicture({ ...size, label: match[1], seed: match[1] });
    return c.body(picture, 200, { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' });
  });
  return routes;
}
