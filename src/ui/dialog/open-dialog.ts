import { containFocus } from '../../dom/contain-focus';
import { onBackdropClick } from './backdrop';
import { dialogStackOf } from './dialog-stack';
import { rememberFocus } from './return-focus';
import { lockScroll } from './scroll-lock';

export interface DialogOptions {
  /** In the page and closed. Its content may come later. */
  readonly dialog: HTMLDialogElement;
  /** Its name for screen readers; a dialog that has `aria-labelledby` keeps that. */
  readonly label: string;
  /** The visitor wants it closed (Escape, back gesture, backdrop), or the browser has closed it: answer with `close()`. */
  readonly onClose: () => void;
  /** Default: the first element inside that can have focus. */
  readonly initialFocus?: HTMLElement;
  /** Default: where focus was, or near it when that has gone. Safari does not focus a button on click, so hand the opener over. */
  readonly returnFocusTo?: HTMLElement | (() => HTMLElement | null);
  /** Default: no. */
  readonly closeOnBackdrop?: boolean;
}

export interface OpenDialog {
  /** Closes at once and puts focus and page back. */
  close(): void;
}

const DIALOG_CLASS = 'squarespace-managed-ui';

/**
 * Opens a native modal dialog: named, focus kept inside and brought back, Escape for the topmost one only, the page
 * behind still. Removing the dialog from the page, and any fading, is the caller's.
 * @example
 * const open = openDialog({ dialog, label: 'Cookies', onClose: () => open.close(), returnFocusTo: button });
 */
export function openDialog(options: DialogOptions): OpenDialog {
  const { dialog, label, onClose, initialFocus, returnFocusTo, closeOnBackdrop = false } = options;
  const document = dialog.ownerDocument;
  const stack = dialogStackOf(document);
  const listeners = new AbortController();
  const { signal } = listeners;
  const giveFocusBack = rememberFocus(document);
  let release = () => {};
  let isOpen = true;

  dialog.classList.add(DIALOG_CLASS);
  if (!dialog.hasAttribute('aria-labelledby')) dialog.setAttribute('aria-label', label);
  dialog.showModal();
  const unlock = lockScroll(document);
  initialFocus?.focus();

  // Only one dialog may hold focus: two would pull it to and fro.
  const contain = () => {
    release();
    release = stack.topModal()?.element === dialog ? containFocus({ container: dialog }) : () => {};
  };
  const unsubscribe = stack.subscribe(contain);
  const pop = stack.push({ element: dialog, isModal: true, requestClose: onClose });

  // Back gestures, and Escape where a script of the page kept the key from the stack.
  dialog.addEventListener(
    'cancel',
    (event) => {
      // An input of type file inside has a cancel event of its own, which bubbles.
      if (event.target !== dialog) return;
      event.preventDefault();
      if (stack.top()?.element === dialog) onClose();
    },
    { signal },
  );
  // The browser may close without asking: when Escape is pressed twice, or by form method=dialog.
  dialog.addEventListener('close', (event) => event.target === dialog && onClose(), { signal });
  if (closeOnBackdrop) onBackdropClick(dialog, onClose, signal);

  return {
    close() {
      if (!isOpen) return;
      isOpen = false;
      listeners.abort();
      unsubscribe();
      release();
      pop();
      dialog.close();
      unlock();
      giveFocusBack(typeof returnFocusTo === 'function' ? returnFocusTo() : returnFocusTo);
    },
  };
}
