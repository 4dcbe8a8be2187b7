import { createArrowThrottle, hasOwnArrowKeys } from '../dom/arrow-keys';
import { isRtl } from '../dom/is-rtl';
import type { LightboxStore } from './lightbox.types';

type Move = 'next' | 'previous' | 'first' | 'last';

/** The move that a key makes in this reading direction. */
export function readMove(key: string, isMirrored: boolean): Move | undefined {
  if (key === 'ArrowRight') return isMirrored ? 'previous' : 'next';
  if (key === 'ArrowLeft') return isMirrored ? 'next' : 'previous';
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  return undefined;
}

/** Arrow keys, Home and End inside the dialog. Returns a listener for its `keydown`. */
export function createKeyListener(store: LightboxStore): (event: KeyboardEvent) => void {
  const counts = createArrowThrottle();
  return (event) => {
    const { key, target, currentTarget } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof Element) || !(currentTarget instanceof Element) || hasOwnArrowKeys(target))
      return;
    const move = readMove(key, isRtl(currentTarget));
    if (!move) return;
    const isJump = move === 'first' || move === 'last';
    // Home and End scroll a long caption.
    if (isJump && target.closest('[data-scrolls]')) return;
    event.preventDefault();
    if (isJump) {
      store.goTo(move === 'first' ? 0 : store.get().items.length - 1);
      return;
    }
    if (counts(event)) store[move]();
  };
}
