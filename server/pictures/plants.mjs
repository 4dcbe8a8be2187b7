import { box, curve, ellipse, leaf, line, mix, range, shape } from './drawing.mjs';

/** @import { Place } from './still-life.mjs' */
/** @typedef {'agave' | 'banana' | 'cactus' | 'citrus' | 'fern' | 'flowers' | 'orchid' | 'palm' | 'seedling'} Plant */

/** Dark leaves behind, light ones before. @param {Place} place @param {number} share */
const green = ({ palette }, share) => mix(palette.leaf, '#d9e4b8', 0.1 + share * 0.4);

/** @param {Place} place @param {number} count @param {number} spread in degrees to each side */
const angles = ({ random }, count, spread) =>
  range(count)
    .map((index) => -spread + (2 * spread * index) / (count - 1) + random(-4, 4))
    .sort((one, other) => Math.abs(other) - Math.abs(one));

/** Each grows from `y` upwards, no higher than `size`. @type {Record<Plant, (place: Place) => string>} */
export const PLANTS = {
  agave: (place) =>
    angles(place, 13, 84)
      .map((angle, index) =>
        shape(
          leaf(place.x, place.y, {
            length: place.size * (0.62 + 0.2 * Math.cos((angle * Math.PI) / 180)),
            width: place.size * 0.1,
            angle,
          }),
          green(place, index / 13),
        ),
      )
      .join(''),
  banana: (place) =>
    angles(place, 7, 58)
      .map((angle, index) => {
        const length = place.size * place.random(0.8, 1.02);
        const rib = leaf(place.x, place.y, { length: length * 0.96, width: 2, angle });
        return (
          shape(
            leaf(place.x, place.y, { length, width: place.size * 0.21, angle }),
            green(place, index / 7),
          ) + shape(rib, mix(green(place, index / 7), '#ffffff', 0.25))
        );
      })
      .join(''),
  cactus: (place) => drawCactus(place),
  citrus: (place) => drawTree(place),
  fern: (place) =>
    angles(place, 9, 74)
      .map((angle, index) => drawFrond(place, angle, green(place, index / 9)))
      .join(''),
  flowers: (place) => drawStems(place, { count: 7, spread: 42, petals: 8 }),
  orchid: (place) =>
    angles(place, 5, 76)
      .map((angle) =>
        shape(
          leaf(place.x, place.y, { length: place.size * 0.42, width: place.size * 0.09, angle }),
          green(place, 0.2),
        ),
      )
      .join('') + drawOrchidStems(place),
  palm: (place) =>
    angles(place, 5, 52)
      .map((angle, index) => drawFan(place, angle, green(place, index / 5)))
      .join(''),
  seedling: (place) =>
    line(
      `M${Math.round(place.x)} ${Math.round(place.y)}q-6 ${Math.round(-place.size * 0.3)} 0 ${Math.round(-place.size * 0.55)}`,
      green(place, 0.1),
      7,
    ) +
    [-58, 56, -24]
      .map((angle, index) =>
        shape(
          leaf(place.x, place.y - place.size * (0.36 + index * 0.1), {
            length: place.size * 0.38,
            width: place.size * 0.13,
            angle,
          }),
          green(place, index / 3),
        ),
      )
      .join(''),
};

/** @param {Place} place */
function drawCactus(place) {
  const { x, y, size, palette } = place;
  const column = (/** @type {number} */ left, /** @type {number} */ tall, /** @type {number} */ wide) => {
    const ribs = [0.28, 0.5, 0.72].map(
      (share) => `M${Math.round(left + wide * share)} ${Math.round(y - tall + wide * 0.3)}V${Math.round(y)}`,
    );
    return (
      box([left, y - tall, wide, tall + 6], green(place, 0.1), `rx="${Math.round(wide / 2)}"`) +
      line(ribs.join(''), green(place, 0.8), 2.5) +
      range(3)
        .map((index) =>
          shape(
            leaf(left + wide / 2, y - tall + 6, {
              length: wide * 0.42,
              width: wide * 0.13,
              angle: (index - 1) * 48,
            }),
            palette.bloom,
          ),
        )
        .join('')
    );
  };
  const wide = size * 0.24;
  return (
    column(x - wide * 1.45, size * 0.6, wide * 0.85) +
    column(x + wide * 0.5, size * 0.48, wide * 0.8) +
    column(x - wide / 2, size * 0.92, wide)
  );
}

/** @param {Place} place */
function drawTree(place) {
  const { x, y, size, random } = place;
  const crown = y - size * 0.58;
  const clouds = range(9).map((index) => {
    const turn = (index / 9) * 2 * Math.PI;
    const reach = index % 3 ? 0.24 : 0.12;
    return ellipse(
      x + Math.cos(turn) * size * reach,
      crown + Math.sin(turn) * size * reach * 0.8,
      [size * 0.19, size * 0.17],
      green(place, (index % 4) / 5),
    );
  });
  const fruit = range(9).map((index) => {
    const turn = (index / 9) * 2 * Math.PI + random(-0.3, 0.3);
    const reach = size * random(0.08, 0.34);
    return ellipse(
      x + Math.cos(turn) * reach,
      crown + Math.sin(turn) * reach * 0.8,
      [size * 0.042, size * 0.042],
      index % 2 ? '#e39a3b' : '#edb24f',
    );
  });
  return (
    line(`M${Math.round(x)} ${Math.round(y)}V${Math.round(crown)}`, '#6b4f3a', size * 0.045) +
    clouds.join('') +
    fruit.join('')
  );
}

/** @param {Place} place @param {number} angle @param {string} colour */
function drawFrond({ x, y, size }, angle, colour) {
  const turn = (angle * Math.PI) / 180;
  const [reach, rise] = [Math.sin(turn) * size * 0.95, size * (0.45 + 0.5 * Math.cos(turn))];
  const at = (/** @type {number} */ share) => [
    x + reach * share ** 1.15,
    y - rise * (1.75 * share - 0.85 * share * share),
  ];
  const leaflets = range(11).flatMap((index) => {
    const share = 0.14 + index * 0.076;
    const [px = 0, py = 0] = at(share);
    const length = size * 0.15 * (1.08 - share);
    return [-58, 58].map((side) => {
      const lean = ((angle * (0.5 + share * 0.8) + side) * Math.PI) / 180;
      const [dx, dy] = [Math.sin(lean) * length, -Math.cos(lean) * length];
      return `M${Math.round(px)} ${Math.round(py)}l${Math.round(dx)} ${Math.round(dy)}`;
    });
  });
  const rib = range(6).map((index) => {
    const [px = 0, py = 0] = at(index / 5);
    return `${index ? 'L' : 'M'}${Math.round(px)} ${Math.round(py)}`;
  });
  return line(rib.join(''), colour, 3) + line(leaflets.join(''), colour, size * 0.024);
}

/** @param {Place} place @param {number} angle @param {string} colour */
function drawFan({ x, y, size }, angle, colour) {
  const turn = (angle * Math.PI) / 180;
  const long = size * (0.55 + 0.12 * Math.cos(turn * 2));
  const [px, py] = [x + Math.sin(turn) * long, y - Math.cos(turn) * long];
  const fingers = range(11).map((index) =>
    leaf(px, py, {
      length: size * (0.4 - 0.02 * Math.abs(index - 5)),
      width: size * 0.035,
      angle: angle + (index - 5) * 17,
    }),
  );
  return (
    line(`M${Math.round(x)} ${Math.round(y)}L${Math.round(px)} ${Math.round(py)}`, colour, 5) +
    shape(fingers.join(''), colour)
  );
}

/** @param {Place} place @param {{ count: number, spread: number, petals: number }} bunch */
function drawStems(place, { count, spread, petals }) {
  const { x, y, size, palette, random } = place;
  return angles(place, count, spread)
    .map((angle, index) => {
      const turn = (angle * Math.PI) / 180;
      const long = size * random(0.68, 0.88);
      const [px, py] = [x + Math.sin(turn) * long, y - Math.cos(turn) * long];
      const colour = index % 2 ? palette.bloom : mix(palette.bloom, '#d9825f', 0.45);
      const ring = range(petals).map((petal) =>
        leaf(px, py, { length: size * 0.12, width: size * 0.045, angle: (petal * 360) / petals }),
      );
      return (
        line(
          curve([
            [x, y],
            [px, py],
          ]),
          green(place, 0.1),
          4,
        ) +
        shape(
          leaf((x + px) / 2, (y + py) / 2, { length: size * 0.2, width: size * 0.05, angle: angle + 50 }),
          green(place, 0.5),
        ) +
        shape(ring.join(''), colour) +
        ellipse(px, py, [size * 0.03, size * 0.03], '#d29c42')
      );
    })
    .join('');
}

/** @param {Place} place */
function drawOrchidStems(place) {
  const { x, y, size, palette } = place;
  return [-1, 1]
    .map((side) => {
      const at = (/** @type {number} */ share) => [
        x + side * size * 0.42 * share * share,
        y - size * (1.5 * share - 0.62 * share * share),
      ];
      const blooms = [0.52, 0.68, 0.84, 1].map((share, index) => {
        const [px = 0, py = 0] = at(share);
        const ring = range(5).map((petal) =>
          leaf(px, py, { length: size * 0.115, width: size * 0.06, angle: petal * 72 + index * 9 }),
        );
        return (
          shape(ring.join(''), mix(palette.bloom, '#e8a7b4', index * 0.12)) +
          ellipse(px, py + 2, [size * 0.026, size * 0.03], '#b4475f')
        );
      });
      const stem = range(7).map((index) => {
        const [px = 0, py = 0] = at(index / 6);
        return `${index ? 'L' : 'M'}${Math.round(px)} ${Math.round(py)}`;
      });
      return line(stem.join(''), green(place, 0), 4) + blooms.join('');
    })
    .join('');
}
