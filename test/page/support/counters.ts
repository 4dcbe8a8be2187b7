import type { Page } from 'playwright-core';

export interface Counters {
  readonly nodes: number;
  readonly listeners: number;
}

/** Rounds of collecting after which counts are taken as they are. */
const MAX_ROUNDS = 10;

/** Exact counts of the page's DOM nodes and JS event listeners, once everything that can be collected is. */
export async function countPage(page: Page): Promise<Counters> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  const collect = async (): Promise<Counters> => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? -1;
    return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
  };
  // What one round frees may hold what the next can free: until three of them in a row free nothing.
  let counters = await collect();
  for (let round = 0, same = 1; round < MAX_ROUNDS && same < 3; round += 1) {
    const next = await collect();
    same = next.nodes === counters.nodes && next.listeners === counters.listeners ? same + 1 : 1;
    counters = next;
  }
  await session.detach();
  return counters;
}
