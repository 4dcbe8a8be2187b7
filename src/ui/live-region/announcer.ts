import { onDocument } from '../on-document';
import { createLiveRegion, type Politeness } from './live-region';

export interface Announcer {
  /** Has screen readers say something. `assertive` interrupts: for errors only. */
  announce(text: string, politeness?: Politeness): void;
  destroy(): void;
}

/**
 * Tells screen reader users what others see. All announcers of a page share one live region, which is in the page as long as
 * one of them exists.
 * @example createAnnouncer(document).announce('Image 2 of 5');
 */
export function createAnnouncer(document: Document): Announcer {
  const region = onDocument(document, 'live-region', () => createLiveRegion(document));
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
