import type { Scope } from '../../core/scope';
import { dialogStackOf } from '../dialog/dialog-stack';
import { onDocument } from '../on-document';

type Politeness = 'polite' | 'assertive';

/** Screen readers miss text in a region that was not in the page, empty, for a moment before. */
const SETTLE_MS = 100;
/** Long enough to be heard; after that nobody should find the text at the end of the page. */
const FORGET_MS = 10_000;

function createLine(politeness: Politeness): HTMLElement {
  const line = document.createElement('div');
  line.setAttribute('aria-live', politeness);
  line.setAttribute('aria-atomic', 'true');
  return line;
}

/** One element with a polite and an assertive line, in the topmost modal dialog, or at the end of the page. */
function createLiveRegion() {
  const stack = dialogStackOf(document);
  const region = document.createElement('div');
  const lines = { polite: createLine('polite'), assertive: createLine('assertive') };
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
      return () => {
        if (--users) return;
        unsubscribe();
        clearTimeout(timers.polite);
        clearTimeout(timers.assertive);
        lines.polite.textContent = lines.assertive.textContent = '';
        region.remove();
      };
    },
  };
}

/** Has screen readers say something. `assertive` interrupts: for errors only. */
export type Announce = (text: string, politeness?: Politeness) => void;

/**
 * Tells screen reader users what others see, until the scope ends, through one live region that the page has while any scope needs it.
 * @example createAnnouncer(scope)('Image 2 of 5');
 */
export function createAnnouncer({ defer }: Pick<Scope, 'defer'>): Announce {
  const region = onDocument(document, 'live-region', createLiveRegion);
  const release = region.retain();
  let isOver = false;
  defer(() => {
    isOver = true;
    release();
  });
  return (text, politeness = 'polite') => {
    if (!isOver) region.say(text, politeness);
  };
}
