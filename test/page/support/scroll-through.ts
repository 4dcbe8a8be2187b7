import type { Page } from 'playwright-core';

/** Brings everything near the window once, half a screen at a time, so that what is loaded or animated there is; then back to the top. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      // Observers are told in the frame after that in which something has moved.
      await nextFrame();
      await nextFrame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
