import { box, curve, ellipse, gradient, leaf, line, mix, range, SHORT_SIDE, shape } from './drawing.mjs';
import { drawLandscape } from './landscape.mjs';

/** @import { Canvas } from './drawing.mjs' */

/** Water lilies seen from above. @param {Canvas} canvas */
export function drawLilies({ width, height, random }) {
  const spread = Math.max(width, height) / SHORT_SIDE;
  const pads = range(Math.round(9 * spread)).map(() => {
    const [x, y, size] = [random(0, width), random(0, height), random(46, 105)];
    const colour = mix('#3f7a5d', '#9dbb7c', random(0, 0.7));
    return drawPad(x, y, size, colour);
  });
  const [x, y] = [width / 2, height / 2];
  return [
    gradient('w', ['#27505a', '#173a46']),
    box([0, 0, width, height], 'url(#w)'),
    ...pads,
    drawPad(x - 70, y + 50, 130, '#5b9069'),
    drawBloom(x, y, 118),
    drawBloom(x + 165, y - 120, 52),
  ].join('');
}

/** @param {number} x @param {number} y @param {number} size @param {string} colour */
function drawPad(x, y, size, colour) {
  const at = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`;
  const veins = [-0.8, -0.3, 0.25].map((dy) => `M${at(0, 0)}L${at(-0.75, dy * 0.8)}`);
  return (
    ellipse(x + 5, y + 8, [size, size * 0.86], '#0e2a33', 'opacity=".45"') +
    shape(
      `M${at(0, 0)}L${at(0.98, 0.16)}A${Math.round(size)} ${Math.round(size * 0.86)} 0 1 1 ${at(0.92, -0.34)}Z`,
      colour,
    ) +
    line(veins.join(''), mix(colour, '#ffffff', 0.22), 2)
  );
}

/** @param {number} x @param {number} y @param {number} size */
function drawBloom(x, y, size) {
  const ring = (/** @type {number} */ count, /** @type {number} */ share, /** @type {string} */ colour) =>
    range(count)
      .map((index) =>
        shape(
          leaf(x, y, {
            length: size * share,
            width: size * 0.24 * share,
            angle: (index * 360) / count + share * 40,
          }),
          colour,
        ),
      )
      .join('');
  return (
    ring(10, 1, '#e9b9bd') +
    ring(9, 0.76, '#f3d3d2') +
    ring(7, 0.5, '#fbeae6') +
    ellipse(x, y, [size * 0.15, size * 0.15], '#e4b04a')
  );
}

/** Steps of old stone with moss on them. @param {Canvas} canvas */
export function drawStones({ width, height, random }) {
  const rows = Math.max(4, Math.round(height / 120));
  const tall = height / rows;
  const stones = range(rows).flatMap((row) => {
    const count = Math.max(2, Math.round(width / 190) + (row % 2));
    return range(count + 1).map((index) => {
      const wide = width / count;
      const x = (index - (row % 2 ? 0.5 : 0)) * wide + random(-10, 10);
      const colour = mix('#8d938b', '#b9b7aa', random());
      const caps = range(3).map(() =>
        ellipse(
          x + wide * random(0.15, 0.85),
          row * tall + 8,
          [wide * random(0.12, 0.26), tall * random(0.1, 0.24)],
          mix('#5d7f45', '#a3b56a', random()),
        ),
      );
      return (
        box([x + 4, row * tall + 6, wide - 8, tall - 10], colour, `rx="${Math.round(random(14, 30))}"`) +
        caps.join('')
      );
    });
  });
  const tufts = range(Math.round((width / SHORT_SIDE) * 5)).flatMap(() => {
    const [x, y] = [random(0.1, 0.9) * width, Math.ceil(random(1, rows)) * tall];
    return range(5).map((index) =>
      shape(
        leaf(x, y + 4, { length: tall * 0.5, width: 7, angle: (index - 2) * 26 }),
        mix('#456a3c', '#8fac62', index / 5),
      ),
    );
  });
  return [box([0, 0, width, height], '#4b564c'), ...stones, ...tufts].join('');
}

/** A vine along wires before a sunny wall. @param {Canvas} canvas */
export function drawVine({ width, height, random }) {
  const wires = range(5).map((index) => {
    const y = Math.round((height * (index + 0.5)) / 5);
    return `M0 ${y}H${width}`;
  });
  const stems = range(Math.max(2, Math.round(width / 260))).map((index, _, all) => {
    const x = (width * (index + 0.5)) / all.length;
    const points = range(7).map(
      (step) => /** @type {[number, number]} */ ([x + random(-70, 70), height - (height * step) / 6]),
    );
    return { x, points };
  });
  const leaves = stems.flatMap(({ points }) =>
    points.flatMap(([x, y]) =>
      range(3).map(() => {
        const size = random(52, 96);
        const angle = random(0, 360);
        const [px, py] = [x + random(-60, 60), y + random(-50, 50)];
        const colour = mix('#3d6a44', '#a9b862', random(0, 0.8));
        return shape(
          [-52, 0, 52]
            .map((turn) => leaf(px, py, { length: size, width: size * 0.3, angle: angle + turn }))
            .join(''),
          colour,
        );
      }),
    ),
  );
  const grapes = stems.flatMap(({ x }) => {
    const y = height * random(0.35, 0.6);
    return range(9).map((index) =>
      ellipse(
        x + ((index % 3) - 1) * 20 * (1 - Math.floor(index / 3) * 0.25),
        y + Math.floor(index / 3) * 20,
        [12, 12],
        index % 2 ? '#5b4468' : '#6f5480',
      ),
    );
  });
  return [
    gradient('a', ['#f0e4cf', '#dfc7a3']),
    box([0, 0, width, height], 'url(#a)'),
    line(wires.join(''), '#a08c72', 2),
    ...stems.map(({ points }) => line(curve(points), '#6b4f3a', 8)),
    ...leaves,
    ...grapes,
  ].join('');
}

/** The windows of a glasshouse, and hills behind the panes. @param {Canvas} canvas */
export function drawArches(canvas) {
  const { width, height, random } = canvas;
  const count = Math.max(1, 2 * Math.round((width / height) * 0.9) - 1);
  const wide = width / count;
  const bars = '#f3efe4';
  const panes = range(count).map((index) => {
    const [left, right] = [index * wide + wide * 0.1, (index + 1) * wide - wide * 0.1];
    const [top, foot] = [height * 0.1, height * 0.82];
    const radius = (right - left) / 2;
    const spring = Math.round(Math.min(top + radius, foot - 20));
    const [from, to] = [Math.round(left), Math.round(right)];
    const middle = Math.round((left + right) / 2);
    return {
      outline: `M${from} ${Math.round(foot)}V${spring}A${Math.round(radius)} ${Math.round(spring - top)} 0 0 1 ${to} ${spring}V${Math.round(foot)}Z`,
      bars: `M${middle} ${Math.round(top)}V${Math.round(foot)}M${from} ${spring}H${to}M${from} ${Math.round((spring + foot) / 2)}H${to}`,
    };
  });
  const wall = `M0 0H${width}V${height}H0Z${panes.map(({ outline }) => outline).join('')}`;
  const plants = range(count + 1).flatMap((gap) =>
    range(7).map((index) =>
      shape(
        leaf(gap * wide, height * 0.9, {
          length: height * random(0.16, 0.26),
          width: 20,
          angle: (index - 3) * 24,
        }),
        mix('#2b5140', '#7f9f68', index / 7),
      ),
    ),
  );
  const colours = ['#7d8f86', '#b59b83', '#8a94a3'];
  const colour = colours[Math.floor(random(0, colours.length))] ?? '#7d8f86';
  return [
    drawLandscape(canvas, ['pines']),
    shape(wall, colour, 'fill-rule="evenodd"'),
    line(panes.map((pane) => pane.outline + pane.bars).join(''), bars, 7),
    box([0, height * 0.9, width, height * 0.1 + 1], mix(colour, '#1e1a16', 0.45)),
    ...plants,
  ].join('');
}
