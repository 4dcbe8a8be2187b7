// Draws the pictures of the documentation's examples, docs/public/pictures/*.svg: six calm landscapes in flat colours.

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../docs/public/pictures/', import.meta.url));
const WIDTH = 1500;
const HEIGHT = 1000;
const STEP = 125;

/**
 * A picture: its sky, its sun and its ranges of hills, the farthest first. `swell` is how high a range is, in parts of the height.
 * @type {Record<string, { sky: string, sun: { x: number, y: number, radius: number, colour: string }, ranges: { colour: string, top: number, swell: number, waves: number, phase: number }[] }>}
 */
const PICTURES = {
  dunes: {
    sky: '#f6dfc0',
    sun: { x: 1080, y: 300, radius: 90, colour: '#fff6e3' },
    ranges: [
      { colour: '#e9b987', top: 0.5, swell: 0.07, waves: 1.4, phase: 0.4 },
      { colour: '#d79b63', top: 0.64, swell: 0.1, waves: 1, phase: 2.4 },
      { colour: '#b97a47', top: 0.82, swell: 0.08, waves: 1.3, phase: 4.4 },
    ],
  },
  fjord: {
    sky: '#cfe3ea',
    sun: { x: 420, y: 260, radius: 70, colour: '#fdfbf3' },
    ranges: [
      { colour: '#9dbfcb', top: 0.4, swell: 0.16, waves: 2.1, phase: 1 },
      { colour: '#6d98a8', top: 0.52, swell: 0.14, waves: 1.7, phase: 3.3 },
      { colour: '#3f6c80', top: 0.72, swell: 0.02, waves: 3, phase: 0 },
      { colour: '#2d5366', top: 0.86, swell: 0.02, waves: 4, phase: 2 },
    ],
  },
  meadow: {
    sky: '#dcecf5',
    sun: { x: 1180, y: 220, radius: 80, colour: '#fff3c4' },
    ranges: [
      { colour: '#b7d3b0', top: 0.48, swell: 0.08, waves: 1.6, phase: 0.2 },
      { colour: '#86b380', top: 0.6, swell: 0.09, waves: 1.2, phase: 2.9 },
      { colour: '#588c5b', top: 0.78, swell: 0.07, waves: 1.1, phase: 5 },
    ],
  },
  dusk: {
    sky: '#f1b9a2',
    sun: { x: 760, y: 520, radius: 120, colour: '#fde3c7' },
    ranges: [
      { colour: '#c98597', top: 0.56, swell: 0.09, waves: 1.9, phase: 1.4 },
      { colour: '#8f5d83', top: 0.68, swell: 0.1, waves: 1.4, phase: 4 },
      { colour: '#553f67', top: 0.84, swell: 0.07, waves: 1.2, phase: 0.7 },
    ],
  },
  night: {
    sky: '#25304d',
    sun: { x: 1120, y: 240, radius: 60, colour: '#f2efe0' },
    ranges: [
      { colour: '#33426a', top: 0.5, swell: 0.12, waves: 2.3, phase: 0.9 },
      { colour: '#1f2a49', top: 0.66, swell: 0.1, waves: 1.6, phase: 3.7 },
      { colour: '#141c34', top: 0.84, swell: 0.06, waves: 1.2, phase: 5.5 },
    ],
  },
  heath: {
    sky: '#e6e2ef',
    sun: { x: 330, y: 330, radius: 85, colour: '#fffaf0' },
    ranges: [
      { colour: '#b9a9cf', top: 0.52, swell: 0.06, waves: 1.7, phase: 2.2 },
      { colour: '#9a79ac', top: 0.64, swell: 0.07, waves: 1.3, phase: 0.1 },
      { colour: '#6d5480', top: 0.8, swell: 0.07, waves: 1, phase: 3.1 },
    ],
  },
};

/** The outline of a range: two waves on top of each other. @param {(typeof PICTURES)[string]['ranges'][number]} range */
function outline({ top, swell, waves, phase }) {
  const points = [];
  for (let x = 0; x <= WIDTH; x += STEP) {
    const turn = (x / WIDTH) * Math.PI * 2;
    const height = Math.sin(turn * waves + phase) * 0.7 + Math.sin(turn * waves * 2.3 + phase * 2) * 0.3;
    points.push([x, Math.round(HEIGHT * (top - swell * height))]);
  }
  // A smooth line through the points: each is the control point between the middles of its neighbours.
  const [first = [0, 0], ...rest] = points;
  const curve = rest.map(([x = 0, y = 0], index) => {
    const [nextX = x, nextY = y] = rest[index + 1] ?? [];
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  return `M0 ${HEIGHT}L${first.join(' ')}${curve.join('')}L${WIDTH} ${HEIGHT}Z`;
}

/** @param {(typeof PICTURES)[string]} picture */
const draw = ({
  sky,
  sun,
  ranges,
}) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<path fill="${sky}" d="M0 0h${WIDTH}v${HEIGHT}H0Z"/>
<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${sun.colour}"/>
${ranges.map((range) => `<path fill="${range.colour}" d="${outline(range)}"/>`).join('\n')}
</svg>
`;

await mkdir(FOLDER, { recursive: true });
for (const [name, picture] of Object.entries(PICTURES))
  await writeFile(`${FOLDER}${name}.svg`, draw(picture));
