import { box, ellipse, gradient, mix, range, SHORT_SIDE, shape } from './drawing.mjs';
import { PLANTS } from './plants.mjs';
import { drawBasket, drawBowl, drawJars, drawJug, drawPot } from './vessels.mjs';

/** @import { Canvas, Random } from './drawing.mjs' */
/** @typedef {import('./plants.mjs').Plant | 'basket' | 'fruit' | 'jars' | 'jug'} Subject */
/** @typedef {{ wall: [string, string], table: string, pot: string, leaf: string, bloom: string }} Palette */
/** @typedef {{ x: number, y: number, size: number, random: Random, palette: Palette }} Place `y` is where a thing is set down; `size` is its height */

/** @type {Palette[]} */
const ROOMS = [
  { wall: ['#ece0cf', '#dcc8ae'], table: '#b48a66', pot: '#b0603f', leaf: '#41704f', bloom: '#fbf6ec' },
  { wall: ['#d3ddd2', '#b5c5b6'], table: '#8f7b63', pot: '#ebe5d8', leaf: '#2f5d47', bloom: '#eab9a3' },
  { wall: ['#cdd8e0', '#afc0cc'], table: '#806b5b', pot: '#3c5a70', leaf: '#3e6e5a', bloom: '#f7dcd2' },
  { wall: ['#f0e2bd', '#dfc792'], table: '#8d6340', pot: '#4d6c64', leaf: '#496b3c', bloom: '#fffaf0' },
  { wall: ['#465450', '#2d3835'], table: '#5c4838', pot: '#c7a17a', leaf: '#6f9c74', bloom: '#f2e6d3' },
  { wall: ['#ead5ce', '#d6b3aa'], table: '#9a6f5c', pot: '#f1e7dc', leaf: '#3f6654', bloom: '#c95f4d' },
];

/**
 * Things on a table before a wall with the light of a window on it. A wide picture has several of them.
 * @param {Canvas} canvas
 * @param {Subject} subject
 */
export function drawStillLife({ width, height, random }, subject) {
  const palette = ROOMS[Math.floor(random(0, ROOMS.length))] ?? ROOMS[0];
  if (!palette) return '';
  const edge = height * 0.74;
  const count = Math.min(5, Math.max(1, Math.round(width / height / 0.8)));
  // The middle one is the largest.
  const things = range(count).map((index) => {
    const aside = index - (count - 1) / 2;
    const size =
      SHORT_SIDE * (0.62 - 0.1 * Math.min(2, Math.abs(aside))) * Math.min(1.25, height / SHORT_SIDE);
    const x = width / 2 + (aside * width * 0.86) / count;
    const y = edge + height * (0.08 + (index % 2 ? 0.05 : 0));
    return drawThing(subject, { x, y, size, random, palette });
  });
  return [
    gradient('a', palette.wall),
    gradient('t', [mix(palette.table, '#ffffff', 0.16), mix(palette.table, '#000000', 0.18)]),
    box([0, 0, width, height], 'url(#a)'),
    drawWindowLight(width, height, random),
    box([0, edge, width, height - edge + 1], 'url(#t)'),
    ...things,
  ].join('');
}

/** @param {number} width @param {number} height @param {Random} random */
function drawWindowLight(width, height, random) {
  const left = width * random(0.08, 0.4);
  const pane = SHORT_SIDE * 0.3;
  const panes = range(4).map((index) => {
    const x = Math.round(left + (index % 2) * (pane + 18));
    const y = Math.round(height * 0.08 + Math.floor(index / 2) * (pane * 0.95));
    return `M${x} ${y}l${Math.round(pane)} 34v${Math.round(pane * 0.86)}l${Math.round(-pane)} -34Z`;
  });
  return shape(panes.join(''), '#ffffff', 'opacity=".17"');
}

/** @param {Subject} subject @param {Place} place */
function drawThing(subject, place) {
  const { x, y, size } = place;
  const shadow = ellipse(x + size * 0.14, y, [size * 0.36, size * 0.05], '#1c1712', 'opacity=".25"');
  if (subject === 'basket') return shadow + drawBasket(place);
  if (subject === 'fruit') return shadow + drawBowl(place);
  if (subject === 'jars') return shadow + drawJars(place);
  if (subject === 'jug') return shadow + drawJug(place);
  const potHeight = size * 0.3;
  const mouth = { ...place, y: y - potHeight + 4, size: size - potHeight };
  // What leans out in front of the pot is drawn after it.
  return shadow + PLANTS[subject](mouth) + drawPot(place, potHeight);
}
