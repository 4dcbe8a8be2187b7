// npm run carousel: fifty carousels until their arrows work; a drag by touch at a quarter of the speed; layout shift.
// ROUNDS (7) from the environment.

import { countAlive, launch, readMetrics } from '../support/browser.mjs';
import { markdown } from '../support/markdown.mjs';
import { trace } from '../support/trace.mjs';
import { serve, VARIANTS } from './serve.mjs';

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

/** Which carousels are clicked: the first one, in sight, and the last one, far from it. */
const CLICKED = [0, TOTAL - 1];

/**
 * Boots the page and clicks, in a task of the page's own: what is called through DevTools is not counted as script. Ends
 * with a mark, for `trace`. ms by the clock until `boot` has returned, and until the clicked ones have moved.
 */
const bootAndClick = (page) =>
  page.evaluate(
    (clicked) =>
      new Promise((resolve, reject) => {
        setTimeout(async () => {
          const from = performance.now();
          window.bench.boot();
          const sync = performance.now() - from;
          const was = clicked.map((at) => window.bench.indexOf(at));
          for (const at of clicked) document.querySelectorAll('.next')[at].click();
          const deadline = performance.now() + 2000;
          while (clicked.some((at, order) => window.bench.indexOf(at) === was[order])) {
            if (performance.now() > deadline) reject(new Error('An arrow does not work.'));
            await new Promise(requestAnimationFrame);
          }
          performance.mark('bench-end');
          resolve({ sync, answer: performance.now() - from });
        });
      }),
    CLICKED,
  );

/** By the clock; and what is done, used and listened to two frames later. */
const boot = (browser, url) =>
  withPage(browser, url, async (page, session) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await countAlive(page, session);
    const start = await readMetrics(session);
    const { sync, answer } = await bootAndClick(page);
    await frames(page);
    const end = await readMetrics(session);
    const after = await countAlive(page, session);
    const spent = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].map(
      (key) => (end[key] - start[key]) * 1000,
    );
    return {
      sync,
      answer,
      all: spent.reduce((sum, part) => sum + part),
      listeners: (after.listeners - before.listeners) / TOTAL,
      heap: (after.heap - before.heap) / 1024,
    };
  });

/** In the main thread's own time, until the clicks are answered. */
const bootWork = (browser, url) =>
  withPage(browser, url, (page) => trace(browser, page, () => bootAndClick(page)));

/** Forced layouts and styles until it has all been drawn. */
const bootDrawing = (browser, url) =>
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
      samples.get(variant).push({
        ...(await boot(browser, `${server.url}/${variant}/${TOTAL}`)),
        work: (await bootWork(browser, `${server.url}/${variant}/${TOTAL}`)).work,
      });
  }
  const of = (variant, key) => median(samples.get(variant).map((sample) => sample[key]));
  const rows = [];
  for (const variant of VARIANTS) {
    const drawing = await bootDrawing(browser, `${server.url}/${variant}/${TOTAL}`);
    const shifted = await shift(browser, `${server.url}/${variant}/1`);
    rows.push([
      variant,
      of(variant, 'sync').toFixed(1),
      (of(variant, 'sync') / of('embla', 'sync')).toFixed(2),
      of(variant, 'answer').toFixed(1),
      (of(variant, 'answer') / of('embla', 'answer')).toFixed(2),
      of(variant, 'work').toFixed(1),
      (of(variant, 'work') / of('embla', 'work')).toFixed(2),
      of(variant, 'all').toFixed(1),
      (of(variant, 'all') / of('embla', 'all')).toFixed(2),
      String(drawing.forced),
      String(drawing.styles),
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
        'until clicks are answered ms',
        '/ embla',
        'the thread’s own ms until then',
        '/ embla',
        'with two frames',
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
