/**
 * Fronds that grow from the lower edge of a picture, and a pale disc behind them. All measures are parts of the
 * picture's sides, so that a picture of half the size shows the same plant.
 */

const LEAFLETS = 9;
const LEAF_STEPS = 8;

/**
 * @typedef {{ kind: 'disc', x: number, y: number, radius: number, shade: number } |
 *   { kind: 'shape', points: Array<[number, number]>, shade: number }} Form `shade`: 0 is the farthest, 1 the nearest
 */

/**
 * @param {{ width: number, height: number }} size in pixels
 * @param {() => number} random numbers from 0 to 1, the same for the same picture
 * @returns {Form[]} from the farthest to the nearest
 */
export function growFoliage({ width, height }, random) {
  const side = Math.min(width, height);
  const disc = {
    kind: 'disc',
    x: width * (0.2 + 0.6 * random()),
    y: height * (0.16 + 0.22 * random()),
    radius: side * (0.1 + 0.09 * random()),
    shade: 0,
  };
  const count = 4 + Math.round((width / height) * (2 + random()));
  const fronds = Array.from({ length: Math.min(9, count) }, (_, at) => {
    const shade = (at + 1) / Math.min(9, count);
    const root = [width * ((((at * 0.618) % 1) + 0.2 * random()) % 1), height * 1.02];
    const reach = side * (0.55 + 0.35 * random()) * (1.3 - 0.5 * shade);
    return growFrond({ root, reach, lean: (random() - 0.5) * 0.9, plump: 0.07 + 0.07 * random(), shade });
  });
  return [disc, ...fronds.flat()];
}

/** A bent stem with leaflets in pairs, shorter towards the tip. */
function growFrond({ root: [x, y], reach, lean, plump, shade }) {
  const forms = [];
  const at = (part) => {
    const angle = -Math.PI / 2 + lean * part;
    return { x: x + Math.cos(angle) * reach * part, y: y + Math.sin(angle) * reach * part, angle };
  };
  const line = reach / 90;
  forms.push({
    kind: 'shape',
    shade,
    points: [0, 0.35, 0.7, 1, 0.7, 0.35, 0].map((part, index) => {
      const spot = at(part);
      return [spot.x + (index < 3 ? -line : line) * (1 - part), spot.y];
    }),
  });
  for (let pair = 0; pair < LEAFLETS; pair++) {
    const part = 0.22 + (0.78 * pair) / LEAFLETS;
    const spot = at(part);
    const length = reach * 0.4 * Math.sin(Math.PI * (0.22 + 0.7 * part));
    for (const turn of [-1, 1]) {
      const angle = spot.angle + turn * (1.15 - 0.55 * part);
      forms.push({ kind: 'shape', shade, points: leaf(spot.x, spot.y, length, angle, plump) });
    }
  }
  return forms;
}

/** Pointed at both ends. */
function leaf(x, y, length, angle, plump) {
  const [along, across] = [Math.cos(angle), Math.sin(angle)];
  const edge = (step, turn) => {
    const part = step / LEAF_STEPS;
    const bulge = turn * plump * length * Math.sin(Math.PI * part) * (1 - 0.35 * part);
    return [x + along * part * length - across * bulge, y + across * part * length + along * bulge];
  };
  const steps = Array.from({ length: LEAF_STEPS + 1 }, (_, step) => step);
  return [...steps.map((step) => edge(step, 1)), ...steps.reverse().map((step) => edge(step, -1))];
}

/**
 * The run of pixels that a shape covers in each row. Stems and leaves have one per row.
 * @param {Array<[number, number]>} points
 * @param {number} height of the picture
 * @param {(x: number, y: number, width: number) => void} run
 */
export function scanShape(points, height, run) {
  // Plain numbers and no destructuring: this is where the time of a picture goes.
  let top = height;
  let bottom = 0;
  for (const point of points) {
    top = Math.min(top, point[1]);
    bottom = Math.max(bottom, point[1]);
  }
  const last = Math.min(height - 1, Math.ceil(bottom));
  for (let row = Math.max(0, Math.floor(top)); row <= last; row++) {
    const middle = row + 0.5;
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    let from = points[points.length - 1];
    for (let at = 0; at < points.length; at++) {
      const to = points[at];
      if (from[1] > middle !== to[1] > middle) {
        const x = from[0] + ((middle - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
      from = to;
    }
    if (right > left) run(Math.round(left), row, Math.round(right) - Math.round(left));
  }
}
