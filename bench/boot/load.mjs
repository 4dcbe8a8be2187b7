// One load of one page: what it costs, whether it works, what is left of it.

import { countAlive, openBlocks, readMetrics, withPage } from '../support/browser.mjs';
import { FLOOR } from './variants.mjs';

const CLICK_TIMEOUT_MS = 5000;

/**
 * Clicks the last button or all of them, and says what their blocks show as soon as that is `expected`, or when time
 * is up. All in the page and the same for every variant: Playwright's own waiting would leave nodes and listeners.
 */
const click = (page, which, expected, timeout = CLICK_TIMEOUT_MS) =>
  page.evaluate(
    async ([from, text, ms]) => {
      const read = (selector) => [...document.querySelectorAll(selector)].slice(from);
      for (const button of read('.counter button')) button.click();
      const isAsExpected = () => read('.counter span').every((span) => span.textContent === text);
      for (const end = performance.now() + ms; !isAsExpected() && performance.now() < end; ) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return isAsExpected();
    },
    [which === 'last' ? -1 : 0, expected, timeout],
  );

/** The whole body as text, without what the test itself has put there. */
const readBody = (page) => page.evaluate(() => document.body.outerHTML);

/** Whether the last block works in the very moment its variant says so. */
export async function check(browser, origin, { name }, total) {
  if (name === FLOOR) return;
  await withPage(browser, origin, async (page) => {
    // The page's own script clicks once at that moment; this is the second time.
    await openBlocks(page, `${origin}/${name}/${total}#click`);
    if (!(await click(page, 'last', '2'))) throw new Error('The last block said too early that it works.');
  });
}

/**
 * @returns {Promise<{ cpu: number, script: number, wall: number, heap: number, listeners: number, nodes: number,
 *   nodesLeft: number, listenersLeft: number, isGivenBack: boolean }>} times in ms, the heap in bytes
 */
export function load(browser, origin, { name }, total) {
  return withPage(browser, origin, async (page, session) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await readMetrics(session);
    await openBlocks(page, `${origin}/${name}/${total}`);
    const after = await readMetrics(session);
    const wall = await page.evaluate(() => {
      const at = (mark) => performance.getEntriesByName(mark)[0]?.startTime;
      return at('mounted') - (at('start') ?? at('mounted'));
    });
    const alive = await countAlive(page, session);
    // The floor's buttons do nothing, but they are clicked: whatever clicking leaves is in the floor as well.
    const isFloor = name === FLOOR;
    if (!(await click(page, 'all', isFloor ? '' : '1'))) throw new Error('Some buttons do not count.');
    await page.evaluate(() => window.bench.destroy?.());
    const server = await (await page.request.get(`${origin}/${name}/${total}`)).text();
    const isGivenBack = server.replace(/\s/g, '').includes((await readBody(page)).replace(/\s/g, ''));
    await page.evaluate(() => document.querySelector('main').replaceChildren());
    const left = await countAlive(page, session);
    const spent = (metric) => (after[metric] - before[metric]) * 1000;
    return {
      cpu: spent('ThreadTime'),
      script: spent('ScriptDuration'),
      wall,
      ...alive,
      nodesLeft: left.nodes,
      listenersLeft: left.listeners,
      isGivenBack,
    };
  });
}
