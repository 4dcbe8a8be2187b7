import { dialogStackOf } from '../dialog/dialog-stack';

export type Politeness = 'polite' | 'assertive';

export interface LiveRegion {
  say(text: string, politeness: Politeness): void;
  /** One more announcer uses it; the returned call lets go, and the last one takes the region out of the page. */
  retain(): () => void;
}

/** A region must have stood in the page, empty, for a moment, or screen readers miss what it then says. */
const SETTLE_MS = 100;
/** Long enough to be heard; afterwards nobody shall come across it at the end of the page. */
const FORGET_MS = 10_000;

function createLine(document: Document, politeness: Politeness): HTMLElement {
  const line = document.createElement('div');
  line.setAttribute('aria-live', politeness);
  line.setAttribute('aria-atomic', 'true');
  return line;
}

/** One element with a polite and an assertive line, in the topmost modal dialog or else at the end of the page. */
export function createLiveRegion(document: Document): LiveRegion {
  const stack = dialogStackOf(document);
  const region = document.createElement('div');
  const lines = { polite: createLine(document, 'polite'), assertive: createLine(document, 'assertive') };
  const timers: Partial<Record<Politeness, ReturnType<typeof setTimeout>>> = {};
  let users = 0;
  let unsubscribe = () => {};

  region.className = 'inlay-live-region visually-hidden';
  region.append(lines.polite, lines.assertive);

  const write = (text: string, politeness: Politeness, delay: number, then?: () => void) => {
    clearTimeout(timers[politeness]);
    timers[politeness] = setTimeout(() => {
      lines[politeness].textContent = text;
      then?.();
    }, delay);
  };
  // While a modal dialog is open everything outside of it is inert, and an inert region is mute.
  const move = () => {
    const host = stack.topModal()?.element ?? document.body;
    // Elsewhere already, for instance when a page loader has replaced the body's content.
    if (region.parentNode !== host) host.append(region);
  };

  return {
    say(text, politeness) {
      move();
      // Emptied first, so that the same words are heard a second time.
      lines[politeness].textContent = '';
      write(text, politeness, SETTLE_MS, () => write('', politeness, FORGET_MS));
    },
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
