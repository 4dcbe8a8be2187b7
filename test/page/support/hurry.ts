import type { Page } from 'playwright-core';
import { BATCH_MS } from '../../../src/features/statistics/events/event-queue';

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

/** ms. Some events are still sent together. */
const BRIEFLY = 50;

/** Has the page's queue of events send at once what it collects for two seconds otherwise. Call it before the page is opened. */
export const hurryEvents = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ({ collecting, briefly }) => {
      const { setTimeout } = window;
      const sooner = (run: TimerHandler, ms?: number, ...args: unknown[]) =>
        setTimeout(run, ms === collecting ? briefly : ms, ...args);
      Object.assign(window, { setTimeout: sooner });
    },
    { collecting: BATCH_MS, briefly: BRIEFLY },
  );
