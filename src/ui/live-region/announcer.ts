// @chunk whole

import { pageStateOf } from '../page-state';
import { createLiveRegion, type Politeness } from './live-region';

export interface Announcer {
  /** Lets screen readers say something. `assertive` interrupts: for errors only. */
  announce(text: string, politeness?: Politeness): void;
  destroy(): void;
}

/**
 * A voice for what is only to be seen otherwise. However many ask for one, the page has one live region, which is
 * there as long as one of them is.
 * @example createAnnouncer(document).announce('Image 2 of 5');
 */
export function createAnnouncer(document: Document): Announcer {
  const state = pageStateOf(document);
  state.liveRegion ??= createLiveRegion(document);
  const region = state.liveRegion;
  const release = region.retain();
  let isOver = false;
  return {
    announce(text, politeness = 'polite') {
      if (!isOver) region.say(text, politeness);
    },
    destroy() {
      isOver = true;
      release();
    },
  };
}
