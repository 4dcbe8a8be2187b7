import { containFocus } from '../../dom/contain-focus';
import { dialogStackOf } from './dialog-stack';
import { lockScroll } from './scroll-lock';

/**
 * The rules for everything that covers the page, whether or not it is a dialog: focus stays inside the topmost one, Escape
 * asks that one to close, and the page behind does not scroll. Returns the undo; focus is the caller's to place and return.
 */
export function openModalLayer(element: HTMLElement, requestClose: () => void): () => void {
  const document = element.ownerDocument;
  const stack = dialogStackOf(document);
  let release = () => {};
  // Only one layer may contain focus: two would move it back and forth.
  const contain = () => {
    release();
    release = stack.topModal()?.element === element ? containFocus(element) : () => {};
  };
  const unlock = lockScroll(document);
  const unsubscribe = stack.subscribe(contain);
  const pop = stack.push({ element, isModal: true, requestClose });
  return () => {
    unsubscribe();
    release();
    pop();
    unlock();
  };
}
