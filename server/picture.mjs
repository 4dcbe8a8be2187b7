import { growFoliage, scanShape } from './pictures/foliage.mjs';
import { GLYPH_HEIGHT, GLYPH_WIDTH, pixelsOf } from './pictures/pixel-font.mjs';
import { encodePng } from './pictures/png.mjs';

const BANDS = 80; // colours of the gradient: enough to look smooth, few enough to compress well
const LIGHT = BANDS;
const DARK = BANDS + 1;
const EDGE = BANDS + 2;
const FOLIAGE = BANDS + 3;
const SHADES = 9;
const MAX_SIDE_PX = 8000;
const MAX_KEPT = 400;

/** Drawn pictures by what was asked for, the longest unused first. @type {Map<string, Buffer>} */
const kept = new Map();

/**
 * Draws a PNG: a two-colour gradient and, where it is not plain, fronds before it, as the seed decides, a frame along the edge and a ring
 * and cross at the centre, so that cropping shows, and the label under the ring.
 * @param {{ width: number, height: number, label?: string, seed?: string, isPlain?: boolean }} picture sizes in pixels;
 *   plain: without fronds, in a fifth of the time
 * @returns {Buffer}
 * @example drawPicture({ width: 1500, height: 1000, label: 'harbour', seed: 'harbour' })
 */
export function drawPicture({ width, height, label = '', seed = label, isPlain = label === '' }) {
  const size = { width: clampSide(width), height: clampSide(height) };
  const key = JSON.stringify([size.width, size.height, label, seed, isPlain]);
  const known = kept.get(key);
  const picture =
    known ??
    encodePng({ ...size, palette: paletteOf(seed), rows: drawRows(size, label, isPlain ? undefined : seed) });
  kept.delete(key);
  kept.set(key, picture);
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value);
  return picture;
}

function clampSide(side) {
  return Math.min(MAX_SIDE_PX, Math.max(1, Math.round(side) || 1));
}

function drawRows({ width, height }, label, seed) {
  const rows = drawGradient(width, height);
  const canvas = { rows, width, height };
  if (seed !== undefined) drawFoliage(canvas, seed);
  drawFrame(canvas);
  drawCentre(canvas, label);
  return rows;
}

/** The gradient falls along the diagonal: every row is a piece of one long strip, copied a little further along. */
function drawGradient(width, height) {
  const strip = Buffer.alloc(width + height);
  for (let at = 0; at < strip.length; at += 1) strip[at] = Math.floor((at * BANDS) / strip.length);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) strip.copy(rows, y * (width + 1) + 1, y, y + width);
  return rows;
}

function drawFoliage(canvas, seed) {
  for (const form of growFoliage(canvas, randomOf(seed))) {
    const colour = FOLIAGE + Math.round(form.shade * SHADES);
    if (form.kind === 'shape') {
      scanShape(form.points, canvas.height, (x, y, width) => fill(canvas, x, y, width, 1, colour));
    } else {
      for (let dy = -Math.ceil(form.radius); dy <= form.radius; dy += 1) {
        const half = chord(form.radius, dy);
        fill(canvas, Math.round(form.x - half), Math.round(form.y) + dy, Math.round(2 * half), 1, colour);
      }
    }
  }
}

/** A dark line on the very edge, which shows on a white page too, and a light one within it. */
function drawFrame(canvas) {
  const line = Math.max(1, Math.round(Math.min(canvas.width, canvas.height) / 80));
  drawBox(canvas, 0, line, EDGE);
  drawBox(canvas, line, line, LIGHT);
}

function drawBox(canvas, inset, line, colour) {
  const [width, height] = [canvas.width - 2 * inset, canvas.height - 2 * inset];
  fill(canvas, inset, inset, width, line, colour);
  fill(canvas, inset, inset + height - line, width, line, colour);
  fill(canvas, inset, inset, line, height, colour);
  fill(canvas, inset + width - line, inset, line, height, colour);
}

function drawCentre(canvas, label) {
  const { width, height } = canvas;
  const radius = Math.min(width, height) / 12;
  const line = Math.max(1, Math.round(radius / 10));
  const [x, y] = [Math.floor(width / 2), Math.floor(height / 2)];
  drawRing(canvas, x, y, radius, line);
  const arm = Math.round(radius / 2);
  fill(canvas, x - arm, y - (line >> 1), arm * 2, line, LIGHT);
  fill(canvas, x - (line >> 1), y - arm, line, arm * 2, LIGHT);
  drawLabel(canvas, label, y + Math.round(radius * 1.4));
}

function drawRing(canvas, centreX, centreY, radius, line) {
  for (let dy = -Math.ceil(radius); dy <= radius; dy += 1) {
    const outer = chord(radius, dy);
    const inner = chord(radius - line, dy);
    fill(canvas, Math.round(centreX - outer), centreY + dy, Math.round(outer - inner), 1, LIGHT);
    fill(canvas, Math.round(centreX + inner), centreY + dy, Math.round(outer - inner), 1, LIGHT);
  }
}

function chord(radius, dy) {
  return Math.sqrt(Math.max(0, radius * radius - dy * dy));
}

function drawLabel(canvas, label, top) {
  const text = label.slice(0, 24);
  const cells = text.length * (GLYPH_WIDTH + 1) - 1;
  const scale = Math.floor(Math.min((canvas.width * 0.6) / cells, canvas.height / 14 / GLYPH_HEIGHT));
  if (scale < 1 || cells < 1) return; // too small to read
  const left = Math.round((canvas.width - cells * scale) / 2);
  for (const [x, y] of pixelsOf(text)) {
    fill(canvas, left + x * scale + 1, top + y * scale + 1, scale, scale, DARK);
  }
  for (const [x, y] of pixelsOf(text)) fill(canvas, left + x * scale, top + y * scale, scale, scale, LIGHT);
}

function fill({ rows, width, height }, x, y, w, h, colour) {
  const left = Math.max(0, x);
  const right = Math.min(width, x + w);
  if (right <= left) return;
  for (let row = Math.max(0, y); row < Math.min(height, y + h); row += 1) {
    const start = row * (width + 1) + 1;
    rows.fill(colour, start + left, start + right);
  }
}

/** Two hues a third of the wheel apart at most, the second one lighter. */
function paletteOf(seed) {
  const hash = hashOf(seed);
  const from = { hue: hash % 360, lightness: 0.36 };
  const to = { hue: from.hue + 30 + ((hash >>> 9) % 90), lightness: 0.66 };
  const bands = Array.from({ length: BANDS }, (_, band) => {
    const part = band / (BANDS - 1);
    const hue = from.hue + (to.hue - from.hue) * part;
    return toRgb(hue, 0.48, from.lightness + (to.lightness - from.lightness) * part);
  });
  // The disc, then leaves: the nearer, the darker.
  const shades = Array.from({ length: SHADES }, (_, at) =>
    toRgb(from.hue + 70 - 6 * at, 0.38, 0.56 - (0.46 * at) / SHADES),
  );
  const disc = toRgb(to.hue + 20, 0.7, 0.82);
  return [...bands, [255, 255, 255], [20, 20, 30], toRgb(from.hue, 0.5, 0.2), disc, ...shades];
}

/** mulberry32: the same numbers for the same seed. */
function randomOf(seed) {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a: near names must get far colours. */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function toRgb(hue, saturation, lightness) {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const turn = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  });
}
