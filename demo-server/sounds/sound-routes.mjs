import { Hono } from 'hono';
import { drawSound } from './draw-sound.mjs';

/** `bytes=100-`, `bytes=100-199`: what players ask for when a visitor seeks. */
const RANGE = /^bytes=(\d+)-(\d*)$/;

/** `/sounds/<name>-<seconds>.wav`: a tone of that length, up to ten minutes. */
export function createSoundRoutes() {
  const routes = new Hono();
  routes.get('/sounds/:file{.+-\\d{1,3}\\.wav}', (c, next) => {
    const [, label = '', length] = /^(.+)-(\d+)\.wav$/.exec(c.req.param('file')) ?? [];
    const seconds = Number(length);
    if (!(seconds > 0 && seconds <= 600)) return next();
    const sound = drawSound({ label, seconds });
    const headers = { 'Content-Type': 'audio/wav', 'Accept-Ranges': 'bytes' };
    const [, from, to] = RANGE.exec(c.req.header('Range') ?? '') ?? [];
    if (!from) return c.body(sound, 200, headers);
    const start = Number(from);
    const end = Math.min(to ? Number(to) : Number.POSITIVE_INFINITY, sound.length - 1);
    if (start > end) return c.body(null, 416, { 'Content-Range': `bytes */${sound.length}` });
    return c.body(sound.slice(start, end + 1), 206, {
      ...headers,
      'Content-Range': `bytes ${start}-${end}/${sound.length}`,
    });
  });
  return routes;
}
