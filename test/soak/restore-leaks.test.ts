import { describe, expect } from 'vitest';
import { count } from '../count';
import { countPage } from '../page/support/counters';
import { it, RENDERERS } from '../page/support/site';

/** `INLAY_CYCLES=1000` makes as many others. */
const CYCLES = Number(process.env.INLAY_CYCLES) || 40;

describe.each(RENDERERS)('a page with fifty blocks under %s', (renderer) => {
  it('keeps no node and no listener over many rounds of destroy and init on fifty blocks', async ({
    site,
    task,
  }) => {
    const { page } = await site.open('many-blocks.html', renderer);
    const cycle = async (times: number) => {
      await page.evaluate(async (count) => {
        const inlay = inlayApi();
        for (let round = 0; round < count; round++) {
          inlay.destroy();
          inlay.init();
          await inlay.whenReady({ all: true });
        }
        inlay.destroy();
        inlay.init();
        await inlay.whenReady({ all: true });
      }, times);
      // Pictures that were on their way have their say.
      await page.waitForLoadState('networkidle');
      return countPage(page);
    };
    const first = await cycle(1);
    expect(first.nodes).toBeGreaterThan(1000);
    const last = await cycle(CYCLES - 1);
    count(task, 'cycles of fifty blocks', CYCLES);
    // Less is no leak: what an observer still held at the first count may be gone at the last.
    expect(last.nodes).toBeLessThanOrEqual(first.nodes);
    expect(last.listeners).toBeLessThanOrEqual(first.listeners);
  });
});
