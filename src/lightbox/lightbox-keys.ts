import type { LightboxStore } from './lightbox.store';

/** Between two steps while an arrow key is held down. */
const ARROW_THROTTLE_MS = 200;

/** Here arrow keys move a caret, a slider or a film. */
const OWN_KEYS = 'input,textarea,select,audio,video,iframe,[contenteditable]';

/** Whether it has a use of its own for keys that go on and back, or is nothing that keys go to. */
export const hasOwnKeys = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || target.closest(OWN_KEYS) !== null;

type Move = 'next' | 'previous' | 'first' | 'last';

/** What a key means for somebody who reads in this direction. */
export function readMove(key: string, isRtl: boolean): Move | undefined {
  if (key === 'ArrowRight') return isRtl ? 'previous' : 'next';
  if (key === 'ArrowLeft') return isRtl ? 'next' : 'previous';
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  return undefined;
}

/** Arrow keys, Home and End inside the dialog. The returned listener is for its `keydown`. */
export function createKeyListener(store: LightboxStore): (event: KeyboardEvent) => void {
  let lastStep = Number.NEGATIVE_INFINITY;
  return (event) => {
    const { key, target, currentTarget, repeat, timeStamp } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof Element) || !(currentTarget instanceof Element) || hasOwnKeys(target)) return;
    const move = readMove(key, getComputedStyle(currentTarget).direction === 'rtl');
    if (!move) return;
    const isJump = move === 'first' || move === 'last';
    // A long caption scrolls to its own beginning and end.
    if (isJump && target.closest('[data-scrolls]')) return;
    event.preventDefault();
    if (isJump) {
      store.goTo(move === 'first' ? 0 : store.get().items.length - 1);
      return;
    }
    if (repeat && timeStamp - lastStep < ARROW_THROTTLE_MS) return;
    lastStep = timeStamp;
    store[move]();
  };
}
