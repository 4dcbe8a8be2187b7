import { dialogStackOf } from '../dialog/dialog-stack';
import { onDocument } from '../on-document';

type Politeness = 'polite' | 'assertive';

/** Screen readers miss text in a region that was not in the page, empty, for a moment before. */
const SETTLE_MS = 100;
/** Long enough to be heard; after that nobody should find the text at the end of the page. */
const FORGET_MS = 10_000;

function createLine(document: Document, politeness: Politeness): HTMLElement {
  const line = document.createElement('div');
  line.setAttribute('aria-live', politeness);
  line.setAttribute('aria-atomic', 'true');
  return line;
}

/** One element with a polite and an assertive line, in the topmost modal dialog, or at the end of the page. */
function createLiveRegion(document: Document) {
  const stack = dialogStackOf(document);
  const region = document.createElement('div');
  const lines = { polite: createLine(document, 'polite'), assertive: createLine(document, 'assertive') };
  const timers: Partial<Record<Politeness, ReturnType<typeof setTimeout>>> = {};
  let users = 0;
  let unsubscribe = () => {};

  region.className = 'inlay-live-region visually-hidden';
  region.append(lines.polite, lines.assertive);

  const after = (ms: number, politeness: Politeness, run: () => void) => {
    clearTimeout(timers[politeness]);
    timers[politeness] = setTimeout(run, ms);
  };
  // While a modal dialog is open everything outside of it is inert, and screen readers ignore inert regions.
  const move = () => {
    const host = stack.topModal()?.element ?? document.body;
    // A page loader may have replaced the content of the body, and the region with it.
    if (region.parentNode !== host) host.append(region);
  };

  return {
    say(text: string, politeness: Politeness) {
      move();
      // Emptied first, so that the same text is announced a second time.
      const line = lines[politeness];
      line.textContent = '';
      after(SETTLE_MS, politeness, () => {
        line.textContent = text;
        after(FORGET_MS, politeness, () => {
          line.textContent = '';
        });
      });
    },
    /** Registers one more user; returns the release. The last release removes the region from the page. */
    retain() {
      if (!users++) {
        unsubscribe = stack.subscribe(move);
        move();
      }
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        if (--users) return;
        unsubscribe();
        clearTimeout(timers.polite);
        clearTimeout(timers.assertive);
        region.remove();
      };
    },
  };
}

/**
 * Tells screen reader users what others see, through one live region that the page has while any announcer exists.
 * @example createAnnouncer(document).announce('Image 2 of 5');
 */
export function createAnnouncer(document: Document) {
  const region = onDocument(document, 'live-region', () => createLiveRegion(document));
  const release = region.retain();
  let isOver = false;
  return {
    /** Has screen readers say something. `assertive` interrupts: for errors only. */
    announce(text: string, politeness: Politeness = 'polite') {
      if (!isOver) region.say(text, politeness);
    },
    destroy() {
      isOver = true;
      release();
    },
  };
}

export type Announcer = ReturnType<typeof createAnnouncer>;
