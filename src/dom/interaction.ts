const TYPES = ['pointerenter', 'focusin', 'touchstart', 'keydown', 'click'];
/** Here the browser has acted by itself: a second click would undo that or do it twice. */
const NATIVE = 'a[href]:not([href^="#"]),summary,label,input,select,form button:not([type="button"])';

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
    if (clicked instanceof HTMLElement && clicked.isConnected && !clicked.closest(NATIVE)) clicked.click();
  };
  const note = ({ type, target }: Event) => {
    if (type === 'click') clicked = target;
    if (!isCalled) {
      isCalled = true;
      callback(replay);
    }
  };
  for (const type of TYPES) {
    element.addEventListener(type, note, { signal: listeners.signal, passive: true });
  }
  return () => listeners.abort();
}
