// A site that is destroyed and initialised again and again, as AJAX navigation does it, must not grow.

import { countAlive, openBlocks, withPage } from '../support/browser.mjs';

const TOTAL = 50;
const CYCLES = 100;

/** @returns what is alive after the first cycle and after the last */
export function cycle(browser, origin, { name }) {
  return withPage(browser, origin, async (page, session) => {
    await session.send('Performance.enable');
    await openBlocks(page, `${origin}/${name}/${TOTAL}`);
    const turn = (times) =>
      page.evaluate(async (count) => {
        for (let done = 0; done < count; done++) {
          window.bench.destroy();
          await window.bench.init();
        }
      }, times);
    await turn(1);
    const first = await countAlive(page, session);
    await turn(CYCLES - 1);
    const last = await countAlive(page, session);
    return { first, last };
  });
}
