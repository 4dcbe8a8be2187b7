/** What a visitor does on purpose, and what is therefore done again when the code has come. */
const ACTIONS = ['click', 'keydown'];
/** They come before any click and are the moment to load. Nobody expects anything of them alone. */
const APPROACHES = ['pointerenter', 'pointerdown', 'touchstart', 'focusin'];
/** An action that takes effect later than this would surprise. */
const REPLAY_MS = 10_000;
/** Here the browser has acted by itself: a second click would undo that or do it twice. */
const NATIVE = 'a[href]:not([href^="#"]),summary,label,input,select,form button:not([type="button"])';

/** By the event that was reported: the last action before its replay. The click that Enter makes follows its keydown. */
const actions = new WeakMap<Event, Event>();

/** Calls back at the visitor's first move towards the element; returns the cancel. */
export function whenInteracted(element: HTMLElement, callback: (event: Event) => void): () => void {
  const listeners = new AbortController();
  const once = (first: Event) => {
    listeners.abort();
    const note = (event: Event) => actions.set(first, event);
    if (ACTIONS.includes(first.type)) note(first);
    const options = { signal: AbortSignal.timeout(REPLAY_MS), passive: true };
    for (const type of ACTIONS) element.addEventListener(type, note, options);
    callback(first);
  };
  for (const type of [...APPROACHES, ...ACTIONS]) {
    element.addEventListener(type, once, { signal: listeners.signal, passive: true });
  }
  return () => listeners.abort();
}

/**
 * Lets what the visitor did before there were listeners happen again where it happened: the reported event's click or
 * keydown, or the one that followed while the code was on its way.
 */
export function replay(event: Event): void {
  const action = actions.get(event);
  const target = action?.target;
  actions.delete(event);
  if (!(target instanceof Element) || !target.isConnected) return;
  if (action instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent('keydown', action));
  else if (action instanceof MouseEvent && !target.closest(NATIVE))
    target.dispatchEvent(new MouseEvent('click', action));
}
