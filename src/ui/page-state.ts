import type { DialogStack } from './dialog/dialog-stack';
import type { LiveRegion } from './live-region/live-region';
import type { ToastPlace } from './toast/toast-place';

/** What all dialogs of one page share. */
export interface PageState {
  dialogs?: DialogStack;
  liveRegion?: LiveRegion;
  toasts?: ToastPlace;
}

const KEY: unique symbol = Symbol.for('inlay.ui');

/**
 * Kept on the document, not in a module: dialogs live in lazy chunks, and a chunk that had to be fetched a second
 * time is a second module. Two stacks on one page would both answer Escape.
 */
export function pageStateOf(document: Document): PageState {
  // Nothing but this function knows the symbol, so nothing else can have put something there.
  const holder = document as Document & { [KEY]?: PageState };
  holder[KEY] ??= {};
  return holder[KEY];
}
