import { createArrowThrottle, hasOwnArrowKeys } from '../dom/arrow-keys';
import type { LightboxStore } from './lightbox.store';

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
  const counts = createArrowThrottle();
  return (event) => {
    const { key, target, currentTarget } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof Element) || !(currentTarget instanceof Element) || hasOwnArrowKeys(target))
      return;
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
    if (counts(event)) store[move]();
  };
}
