// npm run carousel: fifty carousels until their arrows work; a drag by touch at a quarter of the speed; layout shift.
// ROUNDS (7) from the environment.

import { countAlive, launch, readMetrics } from '../boot/browser.mjs';
import { markdown } from '../boot/summary.mjs';
import { serve, VARIANTS } from './serve.mjs';
import { trace } from './trace.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const TOTAL = 50;
const DRAG_PX = 600;
const DRAG_STEPS = 60;
/** From here, not from a script in the page: whatever runs there is counted. */
const STEP_MS = 16;
const SETTLE_MS = 1200;
const DRAGGED = ['inlay', 'swiper', 'embla'];

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const frames = (page, count = 2) =>
  page.evaluate(async (times) => {
    for (let frame = 0; frame < times; frame++) await new Promise(requestAnimationFrame);
  }, count);

async function withPage(browser, url, use, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, ...options });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(url);
    await page.waitForFunction(() => window.bench);
    await frames(page);
    return await use(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Time and work from the first line of `boot` until the last carousel has answered a click. */
const boot = (browser, url) =>
  withPage(browser, url, async (page, session) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await countAlive(page, session);
    const start = await readMetrics(session);
    const { sync, answer } = await page.evaluate(async (last) => {
      const from = performance.now();
      window.bench.boot();
      const took = performance.now() - from;
      const was = window.bench.indexOf(last);
      document.querySelectorAll('.next')[last].click();
      const deadline = performance.now() + 2000;
      while (window.bench.indexOf(last) === was) {
        if (performance.now() > deadline) throw new Error('The last arrow does not work.');
        await new Promise(requestAnimationFrame);
      }
      return { sync: took, answer: performance.now() - from };
    }, TOTAL - 1);
    await frames(page);
    const end = await readMetrics(session);
    const after = await countAlive(page, session);
    return {
      sync,
      answer,
      task: (end.TaskDuration - start.TaskDuration) * 1000,
      listeners: (after.listeners - before.listeners) / TOTAL,
      heap: (after.heap - before.heap) / 1024,
    };
  });

const bootWork = (browser, url) =>
  withPage(browser, url, (page) =>
    trace(browser, page, async () => {
      await page.evaluate(() => window.bench.boot());
      await frames(page);
    }),
  );

const drag = (browser, url) =>
  withPage(
    browser,
    url,
    async (page, session) => {
      await page.evaluate(() => window.bench.boot());
      await frames(page, 4);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      // Not by a locator: what that puts into the page listens to every touch.
      const box = await page.evaluate(() =>
        document.querySelectorAll('.carousel a')[2].getBoundingClientRect().toJSON(),
      );
      const touch = (type, x) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: box.y + 10 }],
        });
      return trace(browser, page, async () => {
        await touch('touchStart', box.x + 60);
        for (let step = 1; step <= DRAG_STEPS; step++) {
          await touch('touchMove', box.x + 60 - (DRAG_PX * step) / DRAG_STEPS);
          await new Promise((resolve) => setTimeout(resolve, STEP_MS));
        }
        await touch('touchEnd');
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      });
    },
    { hasTouch: true },
  );

const shift = (browser, url) =>
  withPage(browser, url, async (page) => {
    await page.evaluate(() => {
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shift += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.evaluate(() => window.bench.boot());
    await frames(page, 10);
    return page.evaluate(() => window.shift);
  });

const server = await serve();
const browser = await launch();
try {
  console.log(`Chromium ${browser.version()}, Node ${process.version}, ${ROUNDS} rounds\n`);
  const samples = new Map(VARIANTS.map((variant) => [variant, []]));
  for (let round = 0; round < ROUNDS; round++) {
    const order = VARIANTS.map((_, index) => VARIANTS[(index + round) % VARIANTS.length]);
    for (const variant of order)
      samples.get(variant).push(await boot(browser, `${server.url}/${variant}/${TOTAL}`));
  }
  const of = (variant, key) => median(samples.get(variant).map((sample) => sample[key]));
  const rows = [];
  for (const variant of VARIANTS) {
    const work = await bootWork(browser, `${server.url}/${variant}/${TOTAL}`);
    const shifted = await shift(browser, `${server.url}/${variant}/1`);
    rows.push([
      variant,
      of(variant, 'sync').toFixed(1),
      (of(variant, 'sync') / of('embla', 'sync')).toFixed(2),
      of(variant, 'answer').toFixed(1),
      (of(variant, 'answer') / of('embla', 'answer')).toFixed(2),
      of(variant, 'task').toFixed(1),
      (of(variant, 'task') / of('embla', 'task')).toFixed(2),
      String(work.forced),
      String(work.styles),
      of(variant, 'listeners').toFixed(1),
      of(variant, 'heap').toFixed(0),
      shifted.toFixed(3),
    ]);
  }
  console.log(
    markdown(
      [
        '50 × 10',
        'sync ms',
        '/ embla',
        'until a click is answered ms',
        '/ embla',
        'task ms',
        '/ embla',
        'forced layouts',
        'styles',
        'listeners each',
        'heap KB',
        'shift of one',
      ],
      rows,
    ),
  );
  const dragged = [];
  for (const variant of DRAGGED) {
    const runs = [];
    for (let round = 0; round < 3; round++) runs.push(await drag(browser, `${server.url}/${variant}/1`));
    const by = (key) => median(runs.map((run) => run[key]));
    dragged.push([
      variant,
      by('longest').toFixed(1),
      by('script').toFixed(1),
      by('styles').toFixed(0),
      by('frames').toFixed(0),
      (by('styles') / by('frames')).toFixed(2),
      by('forced').toFixed(0),
    ]);
  }
  console.log(
    `\n${markdown(['drag of 600 px', 'longest script ms', 'script ms', 'styles', 'frames', 'styles / frame', 'forced layouts'], dragged)}`,
  );
} finally {
  await browser.close();
  await server.close();
}
