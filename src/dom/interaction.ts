import { findAround } from './find-all';

const TYPES = ['pointerenter', 'focusin', 'touchstart', 'keydown', 'click'];
/** What does nothing by itself; where the browser has acted already, a second click would undo that or do it twice. */
const REPLAYED = 'button:not(form *),[role="button"]';

/**
 * Calls back at the visitor's first move towards the element, with a replay: it lets the click that came before there
 * were listeners, at first or while the code was on its way, happen again where it happened. Returns the cancel.
 */
export function whenInteracted(element: HTMLElement, callback: (replay: () => void) => void): () => void {
  const listeners = new AbortController();
  let clicked: EventTarget | null | undefined;
  let isCalled = false;
  const replay = () => {
    listeners.abort();
    if (clicked instanceof Element) findAround(clicked, REPLAYED)?.click();
  };
  const note = ({ type, target }: Event) => {
    if (type === 'click') clicked = target;
    if (!isCalled) {
      isCalled = true;
      callback(replay);
    }
  };
  for (const type of TYPES) {
    EventTarget.prototype.addEventListener.call(element, type, note, {
      signal: listeners.signal,
      passive: true,
    });
  }
  return () => listeners.abort();
}
