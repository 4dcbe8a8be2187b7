import { findAround } from './find-all';
import { listen } from './listen';

const TYPES = ['pointerenter', 'focusin', 'touchstart', 'keydown', 'click'] as const;
/** Controls without a browser action. Repeating a click on others would undo the action, or do it twice. */
const REPLAYED = 'button:not(form *),[role="button"]';

/**
 * Calls back at the visitor's first interaction with the element. The `replay` that it passes repeats a click from before
 * the unit's listeners existed, including one while its code was loading. Returns the cancel.
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
    listen(element, type, note, { signal: listeners.signal, passive: true });
  }
  return () => listeners.abort();
}
