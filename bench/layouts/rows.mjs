// Row breaking beside react-photo-album and justified-layout: time, and how far rows are from the wanted height.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const WIDTH = 1200;
const ROW_HEIGHT = 300;
const GUTTER = 10;
const COUNTS = [100, 1_000, 10_000];
const BATCHES = 25;
const BATCH_MS = 20;

const bundle = async (entry) => {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: here, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    external: ['react', 'react/jsx-runtime'],
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
};

const { placeAutorows } = await bundle(
  "export { placeAutorows } from '../../src/gallery/designs/autorows/autorows.layout';",
);
const { default: computeRowsLayout } = await import(
  new URL('../node_modules/react-photo-album/dist/layouts/rows.js', import.meta.url)
);
const justifiedLayout = createRequire(join(here, '../package.json'))('justified-layout');

/** Ratios as galleries have them: mostly landscape, a third upright, some panoramas. The same ones at each run. */
function makeRatios(count, seed) {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: count }, () => {
    const kind = random();
    if (kind < 0.33) return 0.55 + 0.4 * random();
    return kind < 0.95 ? 1.2 + 0.6 * random() : 2.2 + random();
  });
}

/** Heights of the rows, top to bottom, from boxes in reading order. */
function rowHeights(boxes) {
  const rows = new Map();
  for (const { top, height } of boxes) rows.set(top, height);
  return [...rows.values()];
}

const LIBRARIES = {
  inlay: (ratios) => {
    const { rects } = placeAutorows({ ratios, width: WIDTH, rowHeight: ROW_HEIGHT, gutter: GUTTER });
    return () => rowHeights(rects);
  },
  'react-photo-album': (ratios) => {
    const photos = ratios.map((ratio) => ({ src: '', width: ratio * 1000, height: 1000 }));
    return () =>
      computeRowsLayout(photos, GUTTER, 0, WIDTH, ROW_HEIGHT).tracks.map(
        ({ photos: [first] }) => first.height,
      );
  },
  'justified-layout': (ratios) => {
    const { boxes } = justifiedLayout(ratios, {
      containerWidth: WIDTH,
      targetRowHeight: ROW_HEIGHT,
      boxSpacing: GUTTER,
      containerPadding: 0,
    });
    return () => rowHeights(boxes);
  },
};

/** What is timed: sizes in, places out. Photos in the shape of a library are made before. */
const TIMED = {
  inlay: (ratios) => () => placeAutorows({ ratios, width: WIDTH, rowHeight: ROW_HEIGHT, gutter: GUTTER }),
  'react-photo-album': (ratios) => {
    const photos = ratios.map((ratio) => ({ src: '', width: ratio * 1000, height: 1000 }));
    return () => computeRowsLayout(photos, GUTTER, 0, WIDTH, ROW_HEIGHT);
  },
  'justified-layout': (ratios) => () =>
    justifiedLayout(ratios, {
      containerWidth: WIDTH,
      targetRowHeight: ROW_HEIGHT,
      boxSpacing: GUTTER,
      containerPadding: 0,
    }),
};

/** Milliseconds of one call: a batch of them long enough for the clock. */
function timeBatch(run) {
  let calls = 0;
  const start = performance.now();
  let now = start;
  for (; now - start < BATCH_MS; now = performance.now(), calls++) run();
  return (now - start) / calls;
}

const errorOf = (heights) => {
  const full = heights.slice(0, -1);
  return Math.sqrt(full.reduce((sum, height) => sum + (height - ROW_HEIGHT) ** 2, 0) / full.length);
};

console.log(
  `${WIDTH} px wide, rows of ${ROW_HEIGHT} px, ${GUTTER} px apart; fastest of ${BATCHES} batches, taken in turns.\n`,
);
console.log('| pictures | library | ms | ratio | RMS error px | ratio |');
console.log('|---------:|---------|---:|------:|-------------:|------:|');
let isBehind = false;
for (const count of COUNTS) {
  const ratios = makeRatios(count, 20_261_121);
  const names = Object.keys(TIMED);
  const runs = names.map((name) => TIMED[name](ratios));
  const best = names.map(() => Number.POSITIVE_INFINITY);
  for (const run of runs) timeBatch(run);
  for (let batch = 0; batch < BATCHES; batch++)
    runs.forEach((run, index) => {
      best[index] = Math.min(best[index], timeBatch(run));
    });
  const errors = names.map((name) => errorOf(LIBRARIES[name](ratios)()));
  const rival = names.indexOf('react-photo-album');
  names.forEach((name, index) => {
    const time = best[index] / best[rival];
    const error = errors[index] / errors[rival];
    console.log(
      `| ${count} | ${name} | ${best[index].toFixed(4)} | ${time.toFixed(2)} | ${errors[index].toFixed(1)} | ${error.toFixed(3)} |`,
    );
    if (name === 'inlay' && (time > 1 || error > 1)) isBehind = true;
  });
}
if (isBehind) {
  console.log('\nSlower, or further off, than react-photo-album.');
  process.exitCode = 1;
}
