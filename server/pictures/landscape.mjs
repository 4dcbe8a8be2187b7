import { box, curve, ellipse, gradient, leaf, line, mix, range, SHORT_SIDE, shape } from './drawing.mjs';

/** @import { Canvas, Random } from './drawing.mjs' */
/** @typedef {'heron' | 'meadow' | 'night' | 'path' | 'pines' | 'rain' | 'reeds' | 'rows' | 'snow' | 'water'} Feature */
/** @typedef {{ sky: [string, string], light: string, far: string, near: string }} Palette */

/** @type {Palette[]} */
const DAYS = [
  { sky: ['#b5cdd8', '#f5e6d3'], light: '#fff7e3', far: '#a3bcc0', near: '#2c5345' },
  { sky: ['#8593b5', '#f0bfa3'], light: '#ffe7c4', far: '#a295ae', near: '#2f3856' },
  { sky: ['#c9d8d6', '#eef0e6'], light: '#fffdf4', far: '#b0c4bc', near: '#3d6155' },
  { sky: ['#c5d3d4', '#f4dcb0'], light: '#fff3d6', far: '#c7b48d', near: '#5d4a36' },
  { sky: ['#a5ced6', '#f1eedd'], light: '#fffbea', far: '#86b0b0', near: '#1f5657' },
];
/** @type {Palette} */
const NIGHT = { sky: ['#0f1a31', '#45607f'], light: '#f4efd8', far: '#435a76', near: '#0c151f' };
/** @type {Palette} */
const RAIN = { sky: ['#7d8f99', '#c3ced0'], light: '#d5dddc', far: '#93a5a8', near: '#33474c' };
/** @type {Palette} */
const SNOW = { sky: ['#c3d3e3', '#f4ece6'], light: '#fffaf0', far: '#bccbd9', near: '#6f87a0' };

const RIDGES = 4;

/**
 * Hills behind hills under a low sun.
 * @param {Canvas} canvas
 * @param {readonly Feature[]} features
 */
export function drawLandscape(canvas, features) {
  const { width, height, random } = canvas;
  const has = (/** @type {Feature} */ feature) => features.includes(feature);
  const palette = choosePalette(features, random);
  const sunX = width * random(0.36, 0.64);
  const ground = height * (has('water') ? 0.6 : 0.66);
  const hills = range(RIDGES).map((index) => drawRidge(canvas, { index, ground, palette }));
  return [
    gradient('s', palette.sky),
    box([0, 0, width, height], 'url(#s)'),
    ellipse(sunX, height * 0.32, [150, 150], palette.light, 'opacity=".22"'),
    ellipse(sunX, height * 0.32, [62, 62], palette.light, 'opacity=".9"'),
    ...hills,
    has('water') && drawWater(canvas, { ground, palette, sunX }),
    has('rows') && drawRows(canvas, palette),
    has('path') && drawPath(canvas, palette),
    has('meadow') && drawMeadow(canvas, palette),
    has('pines') && drawPines(canvas, palette),
    has('reeds') && drawReeds(canvas, palette),
    has('heron') && drawHeron(canvas, palette),
    (has('rain') || has('snow')) && drawWeather(canvas, has('snow')),
  ]
    .filter(Boolean)
    .join('');
}

/** @param {readonly Feature[]} features @param {Random} random @returns {Palette} */
function choosePalette(features, random) {
  if (features.includes('night')) return NIGHT;
  if (features.includes('rain')) return RAIN;
  if (features.includes('snow')) return SNOW;
  return DAYS[Math.floor(random(0, DAYS.length))] ?? NIGHT;
}

/** @param {Palette} palette @param {number} share 0 is far away, 1 is near */
const tone = ({ far, near }, share) => mix(far, near, share);

/** @param {Canvas} canvas @param {{ index: number, ground: number, palette: Palette }} ridge */
function drawRidge({ width, height, random }, { index, ground, palette }) {
  const share = index / (RIDGES - 1);
  const base = ground - height * 0.22 * (1 - share) + height * 0.1 * share;
  const swing = height * (0.1 - 0.05 * share);
  const steps = Math.max(3, Math.round((width / SHORT_SIDE) * (3 + index)));
  const points = range(steps + 1).map(
    (step) =>
      /** @type {[number, number]} */ ([
        (width * step) / steps,
        base + random(-swing, swing) * (step % 2 ? 1 : 0.6),
      ]),
  );
  return shape(`${curve(points)}V${height}H0Z`, tone(palette, share * 0.85));
}

/** @param {Canvas} canvas @param {{ ground: number, palette: Palette, sunX: number }} lake */
function drawWater({ width, height, random }, { ground, palette, sunX }) {
  const depth = height - ground;
  const top = mix(palette.sky[1], tone(palette, 0.4), 0.35);
  const ripples = range(16).map(() => {
    const share = random() ** 1.4;
    const y = ground + depth * (0.06 + 0.9 * share);
    const x = random(0, width);
    const length = 30 + 150 * share * random(0.4, 1);
    return line(
      `M${Math.round(x)} ${Math.round(y)}h${Math.round(length)}`,
      mix(top, palette.light, 0.5),
      1.5 + 2 * share,
    );
  });
  const glitter = range(7).map((index) => {
    const y = ground + depth * (0.08 + index * 0.12);
    const half = 26 + index * 9 + random(-14, 14);
    return line(
      `M${Math.round(sunX - half)} ${Math.round(y)}h${Math.round(2 * half)}`,
      palette.light,
      4 + index * 0.6,
    );
  });
  return [
    gradient('w', [top, tone(palette, 0.75)]),
    box([0, ground, width, depth + 1], 'url(#w)'),
    ...ripples,
    `<g opacity=".75">${glitter.join('')}</g>`,
  ].join('');
}

/** Rows of a field that meet at the horizon. @param {Canvas} canvas @param {Palette} palette */
function drawRows({ width, height }, palette) {
  const horizon = height * 0.7;
  const [centre, spread] = [width * 0.52, Math.max(width, 700) / 7];
  const rows = range(17).map((index) => {
    const offset = index - 8;
    return line(
      `M${Math.round(centre + offset * spread * 0.25)} ${Math.round(horizon)}Q${Math.round(centre + offset * spread * 0.5)} ${Math.round(height * 0.82)} ${Math.round(centre + offset * spread * 1.3)} ${height}`,
      index % 2 ? tone(palette, 0.95) : mix(tone(palette, 0.6), palette.light, 0.25),
      9,
    );
  });
  return (
    shape(
      `M0 ${Math.round(horizon)}Q${Math.round(width / 2)} ${Math.round(horizon - height * 0.05)} ${width} ${Math.round(horizon)}V${height}H0Z`,
      tone(palette, 0.72),
    ) + rows.join('')
  );
}

/** @param {Canvas} canvas @param {Palette} palette */
function drawPath({ width, height }, palette) {
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    `${Math.round(width / 2 + x)} ${Math.round(height * y)}`;
  return shape(
    `M${at(-150, 1)}C${at(-40, 0.9)} ${at(120, 0.86)} ${at(10, 0.74)}L${at(28, 0.74)}C${at(190, 0.86)} ${at(90, 0.9)} ${at(110, 1)}Z`,
    mix(palette.sky[1], tone(palette, 0.5), 0.25),
  );
}

/** @param {Canvas} canvas @param {Palette} palette */
function drawMeadow({ width, height, random }, palette) {
  const count = Math.round((width / SHORT_SIDE) * 16);
  const petals = ['#f6e3b4', '#e9b59d', '#f7f2e6', '#c9b3cf'];
  return range(count)
    .map(() => {
      const share = random();
      const x = random(0, width);
      const y = height * (0.76 + 0.2 * share);
      const size = 5 + 9 * share;
      const stem = line(
        `M${Math.round(x)} ${Math.round(y)}q${Math.round(random(-8, 8))} 30 0 ${Math.round(size * 7)}`,
        mix(tone(palette, 0.7), '#8fae7a', 0.4),
        2,
      );
      return (
        stem +
        ellipse(x, y, [size, size * 0.8], petals[Math.floor(random(0, petals.length))] ?? '#fff') +
        ellipse(x, y, [size * 0.35, size * 0.3], '#c98e3f')
      );
    })
    .join('');
}

/** @param {Canvas} canvas @param {Palette} palette */
function drawPines({ width, height, random }, palette) {
  const count = Math.round((width / SHORT_SIDE) * 6);
  return range(count)
    .map((index) => {
      // Fewer in the middle, where one looks into the distance.
      const x = (width * (index + random(0.1, 0.9))) / count;
      const isAside = Math.abs(x / width - 0.5) > 0.18;
      const tall = (isAside ? random(0.18, 0.34) : random(0.07, 0.13)) * Math.min(height, 900);
      const foot = height * (isAside ? random(0.84, 0.97) : 0.8);
      const half = tall * 0.2;
      const storeys = range(3).map((storey) => {
        const top = foot - tall + storey * tall * 0.24;
        const reach = half * (0.5 + storey * 0.28);
        return `M${Math.round(x)} ${Math.round(top)}l${Math.round(reach)} ${Math.round(tall * 0.42)}h${Math.round(-2 * reach)}Z`;
      });
      return shape(storeys.join(''), tone(palette, isAside ? 1 : 0.8));
    })
    .join('');
}

/** @param {Canvas} canvas @param {Palette} palette */
function drawReeds({ width, height, random }, palette) {
  const count = Math.round((width / SHORT_SIDE) * 20);
  return range(count)
    .map(() => {
      const side = random() < 0.5 ? random(0, 0.3) : random(0.7, 1);
      const long = random(0.12, 0.3) * Math.min(height, 800);
      return shape(
        leaf(width * side, height + 8, { length: long, width: 5, angle: random(-16, 16) }),
        tone(palette, random(0.8, 1)),
      );
    })
    .join('');
}

/** @param {Canvas} canvas @param {Palette} palette */
function drawHeron({ width, height }, palette) {
  const colour = mix(palette.near, '#26343c', 0.5);
  const foot = Math.round(height * 0.76);
  const x = Math.round(width * 0.5);
  return [
    ellipse(x + 6, foot + 4, [58, 7], tone(palette, 0.9), 'opacity=".5"'),
    line(`M${x - 4} ${foot}v-92M${x + 16} ${foot}v-88`, colour, 4),
    shape(
      `M${x - 78} ${foot - 78}C${x - 40} ${foot - 136} ${x + 34} ${foot - 142} ${x + 44} ${foot - 112}C${x + 34} ${foot - 78} ${x - 20} ${foot - 76} ${x - 78} ${foot - 78}Z`,
      mix(colour, '#ffffff', 0.45),
    ),
    line(`M${x + 30} ${foot - 118}c40 -16 -8 -58 16 -86c6 -7 14 -8 20 -6`, mix(colour, '#ffffff', 0.55), 11),
    shape(`M${x + 62} ${foot - 216}l46 12l-46 4Z`, '#d9a560'),
    line(`M${x + 60} ${foot - 212}q-18 -4 -34 8`, colour, 4),
  ].join('');
}

/** @param {Canvas} canvas @param {boolean} isSnow */
function drawWeather({ width, height, random }, isSnow) {
  const count = Math.round((width / SHORT_SIDE) * 26);
  const marks = range(count).map(() => {
    const [x, y] = [Math.round(random(0, width)), Math.round(random(0, height))];
    if (isSnow) return ellipse(x, y, [random(2, 5), random(2, 5)], '#ffffff');
    return line(`M${x} ${y}l-9 ${Math.round(random(26, 48))}`, '#eef3f3', 1.6);
  });
  return `<g opacity="${isSnow ? 0.85 : 0.4}">${marks.join('')}</g>`;
}
