import type { Page } from 'playwright-core';

export interface Counters {
  readonly nodes: number;
  readonly listeners: number;
}

/** Exact counts of the page's DOM nodes and JS event listeners, once everything that can be collected is. */
export async function countPage(page: Page): Promise<Counters> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  // Twice: what the first round frees may hold what the second can free.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? -1;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
}
