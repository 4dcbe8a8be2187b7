import { clampSide, createRandom, hashOf, SHORT_SIDE } from './drawing.mjs';
import { drawArches, drawLilies, drawStones, drawVine } from './garden.mjs';
import { drawLandscape } from './landscape.mjs';
import { drawStillLife } from './still-life.mjs';

/** @import { Canvas } from './drawing.mjs' */

/** @param {...import('./landscape.mjs').Feature} features @returns {Scene} */
const landscape =
  (...features) =>
  (canvas) =>
    drawLandscape(canvas, features);

/** @param {import('./still-life.mjs').Subject} subject @returns {Scene} */
const stillLife = (subject) => (canvas) => drawStillLife(canvas, subject);

/**
 * What the first word of a picture's name stands for. Other names get one of `OTHERS`.
 * @typedef {(canvas: Canvas) => string} Scene
 * @type {Record<string, Scene>}
 */
const SCENES = {
  agave: stillLife('agave'),
  banana: stillLife('banana'),
  basket: stillLife('basket'),
  cactus: stillLife('cactus'),
  citrus: stillLife('citrus'),
  clay: stillLife('jug'),
  course: stillLife('basket'),
  cover: stillLife('flowers'),
  fern: stillLife('fern'),
  ferns: stillLife('fern'),
  flowers: stillLife('flowers'),
  lemons: stillLife('fruit'),
  nakhla: stillLife('palm'),
  orchid: stillLife('orchid'),
  palm: stillLife('palm'),
  seed: stillLife('jars'),
  seedling: stillLife('seedling'),
  seeds: stillLife('jars'),
  can: stillLife('jug'),
  twine: stillLife('jars'),
  wardah: stillLife('flowers'),
  willow: stillLife('basket'),
  zaytun: stillLife('citrus'),
  bed: landscape('rows'),
  bee: landscape('meadow'),
  dew: landscape('meadow'),
  frost: landscape('snow', 'pines'),
  heron: landscape('water', 'heron'),
  night: landscape('night', 'water'),
  panorama: landscape('pines'),
  path: landscape('path', 'pines'),
  pond: landscape('water', 'reeds'),
  rain: landscape('rain', 'water'),
  root: landscape('pines'),
  stream: landscape('water', 'pines'),
  walk: landscape('path'),
  boiler: drawArches,
  column: drawArches,
  disc: drawArches,
  gate: drawArches,
  roof: drawArches,
  sluice: landscape('water', 'pines'),
  stairs: drawStones,
  stove: drawArches,
  lily: drawLilies,
  moss: drawStones,
  vine: drawVine,
};

/** A picture of an extreme shape is stretched, so that no scene has to fill thousands of screens. */
const LONGEST_SIDE = 5 * SHORT_SIDE;

/** @param {number} length */
const boxSide = (length) => Math.min(LONGEST_SIDE, Math.round(length));

/** @type {Scene[]} */
const OTHERS = [
  landscape('water'),
  landscape('pines'),
  landscape('rows'),
  landscape('meadow'),
  stillLife('jug'),
  stillLife('flowers'),
  stillLife('fruit'),
];

/**
 * Draws a calm landscape, a plant or a still life as SVG. The name chooses it: all widths of one picture are the same drawing.
 * What it shows is around the centre, so that crops keep it.
 * @param {{ width: number, height: number, name: string }} picture sizes in pixels
 * @example drawScene({ width: 1500, height: 1000, name: 'pond' })
 */
export function drawScene({ width, height, name }) {
  const [w, h] = [clampSide(width), clampSide(height)];
  const scale = SHORT_SIDE / Math.min(w, h);
  const [boxWidth, boxHeight] = [boxSide(w * scale), boxSide(h * scale)];
  const seed = hashOf(name);
  const [subject = ''] = name.toLowerCase().split('-');
  const draw = (Object.hasOwn(SCENES, subject) && SCENES[subject]) || OTHERS[seed % OTHERS.length];
  const content = draw?.({ width: boxWidth, height: boxHeight, random: createRandom(seed) });
  // `preserveAspectRatio`: where CSS stretches the picture, its content stretches too, as that of a photograph does.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${boxWidth} ${boxHeight}" preserveAspectRatio="none">${content}</svg>`;
}
