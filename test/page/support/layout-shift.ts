import type { Page } from 'playwright-core';

/** Adds up every layout shift from the very first paint on; read with `readLayoutShift`. */
export async function watchLayoutShift(page: Page): Promise<void> {
  // Pictures, styles and code come one after another, as they do to a visitor who has never been here.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) total += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { readLayoutShift: () => total });
  });
}

export async function readLayoutShift(page: Page): Promise<number> {
  // Shifts are reported with the frame after the one they happened in.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  return page.evaluate(() => (window as unknown as { readLayoutShift(): number }).readLayoutShift());
}
