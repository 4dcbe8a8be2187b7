/** What scenes are drawn with. All lengths are in the units of the picture's `viewBox`. */

const MAX_SIDE_PX = 8000;

/** @param {number} side in pixels */
export function clampSide(side) {
  return Math.min(MAX_SIDE_PX, Math.max(1, Math.round(side) || 1));
}

/** FNV-1a: similar names get very different numbers. @param {string} text */
export function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Numbers between two bounds that depend on nothing but the seed (mulberry32).
 * @param {number} seed
 * @returns {Random}
 */
export function createRandom(seed) {
  let state = seed;
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (to - from);
  };
}

/**
 * @typedef {(from?: number, to?: number) => number} Random
 * @typedef {{ width: number, height: number, random: Random }} Canvas `width` and `height` are those of the `viewBox`; the shorter is 600
 */

/** The shorter side of every `viewBox`. */
export const SHORT_SIDE = 600;

/** @param {number} count */
export const range = (count) => Array.from({ length: count }, (_, index) => index);

/**
 * A colour between two, `share` of the way.
 * @param {string} from `#rrggbb`
 * @param {string} to `#rrggbb`
 * @param {number} share
 */
export function mix(from, to, share) {
  const channel = (/** @type {string} */ colour, /** @type {number} */ at) =>
    Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** @param {number[]} numbers */
const rounded = (numbers) => numbers.map((number) => Math.round(number)).join(' ');

/** @param {string} d @param {string} fill @param {string} [more] attributes */
export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

/** @param {string} d @param {string} stroke @param {number} width */
export const line = (d, stroke, width) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${Math.round(width * 10) / 10}" stroke-linecap="round"/>`;

/**
 * @param {number} x centre
 * @param {number} y centre
 * @param {[number, number]} radii
 * @param {string} fill
 * @param {string} [more] attributes
 */
export const ellipse = (x, y, [rx, ry], fill, more = '') =>
  `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

/**
 * @param {[number, number, number, number]} box left, top, width, height
 * @param {string} fill
 * @param {string} [more] attributes
 */
export const box = ([x, y, width, height], fill, more = '') =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(width)}" height="${Math.round(height)}" fill="${fill}"${more && ` ${more}`}/>`;

/**
 * A gradient from top to bottom, by the name that `url(#…)` has.
 * @param {string} id
 * @param {[string, string]} colours
 */
export const gradient = (id, [top, bottom]) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;

/**
 * The outline of a leaf that grows from a point.
 * @param {number} x
 * @param {number} y
 * @param {{ length: number, width: number, angle: number }} leaf `angle` in degrees: 0 is upright, 90 to the right
 */
export function leaf(x, y, { length, width, angle }) {
  const turn = (angle * Math.PI) / 180;
  const at = (/** @type {number} */ along, /** @type {number} */ across) => [
    x + Math.sin(turn) * along + Math.cos(turn) * across,
    y - Math.cos(turn) * along + Math.sin(turn) * across,
  ];
  const tip = rounded(at(length, 0));
  return `M${rounded([x, y])}Q${rounded([...at(length * 0.45, -width)])} ${tip}Q${rounded([...at(length * 0.45, width)])} ${rounded([x, y])}Z`;
}

/**
 * A smooth line through points, as the start of a path.
 * @param {[number, number][]} points
 */
export function curve(points) {
  const [first = [0, 0], ...rest] = points;
  let [previousX, previousY] = first;
  let d = `M${rounded(first)}`;
  for (const [x, y] of rest) {
    const middle = (previousX + x) / 2;
    d += `C${rounded([middle, previousY, middle, y, x, y])}`;
    [previousX, previousY] = [x, y];
  }
  return d;
}
