import type { Page } from 'playwright-core';

const TIMES_FASTER = 10;

/**
 * Has the page's animations and transitions take a tenth of their time, for tests of where they lead. Scripts see the durations
 * that were asked for.
 */
export async function hurry(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: TIMES_FASTER });
}
