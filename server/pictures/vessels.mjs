import { box, ellipse, leaf, line, mix, range, shape } from './drawing.mjs';

/** @import { Place } from './still-life.mjs' */

/** @param {Place} place */
export function drawBasket({ x, y, size }) {
  const [half, tall] = [size * 0.42, size * 0.46];
  const colour = '#b98a55';
  const weave = range(5).map((row) => {
    const top = y - tall + (row + 0.6) * (tall / 5);
    const reach = half * (1 - row * 0.04);
    const step = (2 * reach) / 8;
    return `M${Math.round(x - reach)} ${Math.round(top)}${range(8)
      .map((index) => `q${Math.round(step / 2)} ${(index + row) % 2 ? 12 : -12} ${Math.round(step)} 0`)
      .join('')}`;
  });
  const at = (/** @type {number} */ value) => Math.round(value);
  return [
    line(
      `M${at(x - half * 0.86)} ${at(y - tall)}C${at(x - half * 0.8)} ${at(y - size)} ${at(x + half * 0.8)} ${at(y - size)} ${at(x + half * 0.86)} ${at(y - tall)}`,
      mix(colour, '#000000', 0.25),
      size * 0.035,
    ),
    shape(
      `M${at(x - half)} ${at(y - tall)}H${at(x + half)}L${at(x + half * 0.78)} ${at(y)}H${at(x - half * 0.78)}Z`,
      colour,
    ),
    line(weave.join(''), mix(colour, '#ffffff', 0.35), size * 0.022),
    line(`M${at(x - half)} ${at(y - tall)}H${at(x + half)}`, mix(colour, '#000000', 0.15), size * 0.05),
  ].join('');
}

/** @param {Place} place */
export function drawBowl({ x, y, size, palette }) {
  const [half, tall] = [size * 0.5, size * 0.28];
  const fruit = [-0.56, 0.56, -0.2, 0.24, 0].map((share, index) =>
    ellipse(
      x + half * share,
      y - tall - size * (index === 4 ? 0.2 : 0.06),
      [size * 0.14, size * 0.13],
      ['#e9b64c', '#dd9440', '#f0c864', '#e6a948', '#efc258'][index] ?? '#e9b64c',
    ),
  );
  const twig = shape(
    leaf(x + 6, y - tall - size * 0.31, { length: size * 0.24, width: size * 0.06, angle: 62 }),
    palette.leaf,
  );
  const at = (/** @type {number} */ value) => Math.round(value);
  return (
    fruit.join('') +
    twig +
    shape(
      `M${at(x - half)} ${at(y - tall)}H${at(x + half)}C${at(x + half * 0.9)} ${at(y - tall * 0.2)} ${at(x + half * 0.4)} ${at(y)} ${at(x)} ${at(y)}S${at(x - half * 0.9)} ${at(y - tall * 0.2)} ${at(x - half)} ${at(y - tall)}Z`,
      palette.pot,
    )
  );
}

/** Shares of the room for things: how high each jar is, and how high it is filled. */
const JARS = [
  { tall: 0.5, filled: 0.31, seeds: '#c79a5b' },
  { tall: 0.68, filled: 0.48, seeds: '#7d5a3c' },
  { tall: 0.42, filled: 0.21, seeds: '#d8c48f' },
];

/** @param {Place} place */
export function drawJars({ x, y, size, palette }) {
  const wide = size * 0.28;
  return JARS.map((jar, index) => {
    const [tall, filled] = [size * jar.tall, size * jar.filled];
    const left = x + (index - 1) * wide * 1.12 - wide / 2;
    return [
      box([left, y - tall, wide, tall], '#ffffff', 'rx="14" opacity=".45"'),
      box([left + 4, y - filled, wide - 8, filled - 4], jar.seeds, 'rx="10"'),
      box([left + 2, y - tall - size * 0.05, wide - 4, size * 0.07], palette.pot, 'rx="5"'),
      box([left + wide * 0.22, y - filled * 0.68, wide * 0.56, filled * 0.34], palette.bloom, 'rx="3"'),
    ].join('');
  }).join('');
}

/** @param {Place} place */
export function drawJug({ x, y, size, palette }) {
  const at = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    `${Math.round(x + dx * size)} ${Math.round(y - dy * size)}`;
  return [
    line(`M${at(0.2, 0.72)}C${at(0.46, 0.74)} ${at(0.42, 0.34)} ${at(0.22, 0.3)}`, palette.pot, size * 0.055),
    shape(
      `M${at(-0.2, 0.84)}C${at(-0.08, 0.6)} ${at(-0.32, 0.5)} ${at(-0.28, 0.2)}C${at(-0.26, 0.06)} ${at(-0.18, 0)} ${at(0, 0)}S${at(0.26, 0.06)} ${at(0.28, 0.2)}C${at(0.32, 0.5)} ${at(0.1, 0.6)} ${at(0.18, 0.8)}Z`,
      palette.pot,
    ),
    shape(
      `M${at(0.06, 0)}C${at(0.18, 0)} ${at(0.26, 0.06)} ${at(0.28, 0.2)}C${at(0.32, 0.5)} ${at(0.1, 0.6)} ${at(0.18, 0.8)}L${at(0.08, 0.81)}C${at(0.02, 0.6)} ${at(0.2, 0.5)} ${at(0.16, 0.2)}Z`,
      '#000000',
      'opacity=".12"',
    ),
    shape(
      leaf(x - size * 0.02, y - size * 0.8, { length: size * 0.34, width: size * 0.07, angle: -18 }),
      palette.leaf,
    ),
    shape(
      leaf(x + size * 0.04, y - size * 0.8, { length: size * 0.28, width: size * 0.06, angle: 24 }),
      mix(palette.leaf, '#ffffff', 0.2),
    ),
  ].join('');
}

/** @param {Place} place @param {number} tall */
export function drawPot({ x, y, palette }, tall) {
  const [top, foot] = [tall * 0.62, tall * 0.42];
  const at = (/** @type {number} */ value) => Math.round(value);
  return [
    shape(
      `M${at(x - top)} ${at(y - tall)}H${at(x + top)}L${at(x + foot)} ${at(y)}H${at(x - foot)}Z`,
      palette.pot,
    ),
    shape(
      `M${at(x + top * 0.25)} ${at(y - tall)}H${at(x + top)}L${at(x + foot)} ${at(y)}H${at(x + foot * 0.35)}Z`,
      '#000000',
      'opacity=".12"',
    ),
    box([x - top * 1.08, y - tall, top * 2.16, tall * 0.2], mix(palette.pot, '#ffffff', 0.12), 'rx="5"'),
  ].join('');
}
