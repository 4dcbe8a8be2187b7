import type { Page } from 'playwright-core';

/** Waits for two frames: what the page has changed by now is painted, and its observers have been told. */
export const whenPainted = (page: Page): Promise<void> => page.evaluate(() => nextFrame().then(nextFrame));
