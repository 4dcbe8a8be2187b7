import { dialogStackOf } from './dialog-stack';
import { openModalLayer } from './modal-layer';
import { rememberFocus } from './return-focus';
import './dialog.css';

const isWithin = ({ clientX, clientY }: MouseEvent, { left, top, right, bottom }: DOMRect) =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

/** Calls back when press and release are both outside the dialog: selecting text across its edge does not count as a click. */
function onBackdropClick(dialog: HTMLDialogElement, callback: () => void, signal: AbortSignal): void {
  let hasStarted = false;
  // Clicks on the backdrop have the dialog as their target, and so do clicks on its padding.
  const isOutside = (event: MouseEvent) =>
    event.target === dialog && !isWithin(event, dialog.getBoundingClientRect());
  dialog.addEventListener('pointerdown', (event) => (hasStarted = isOutside(event)), { signal });
  dialog.addEventListener('click', (event) => hasStarted && isOutside(event) && callback(), { signal });
}

export interface DialogOptions {
  /** In the page, and closed. Content may be added later. */
  readonly dialog: HTMLDialogElement;
  /** Its name for screen readers; a dialog that has `aria-labelledby` keeps that. */
  readonly label: string;
  /** Called when the visitor wants it closed (Escape, back gesture, backdrop), or the browser has closed it: then call `close()`. */
  readonly onClose: () => void;
  /** Gets focus first. Default: the first focusable element inside. */
  readonly initialFocus?: HTMLElement | null | undefined;
  /** Default: the element that had focus, or one near it when that is gone. Pass the opener: Safari does not focus buttons on click. */
  readonly returnFocusTo?: HTMLElement | (() => HTMLElement | null) | undefined;
  /** Default: false. */
  readonly closeOnBackdrop?: boolean | undefined;
}

/** The class that themes know every dialog by. */
export const DIALOG_CLASS = 'squarespace-managed-ui';

/**
 * Opens a native modal dialog that has a name, contains and returns focus, closes by Escape only if topmost, and stops the page behind from scrolling.
 * The caller removes it from the page.
 * @example const open = openDialog({ dialog, label: 'Cookies', onClose: () => open.close(), returnFocusTo: button });
 */
export function openDialog(options: DialogOptions) {
  const { dialog, label, onClose, initialFocus, returnFocusTo, closeOnBackdrop = false } = options;
  const document = dialog.ownerDocument;
  const stack = dialogStackOf(document);
  const listeners = new AbortController();
  const { signal } = listeners;
  const giveFocusBack = rememberFocus(document);
  let isOpen = true;

  dialog.classList.add(DIALOG_CLASS);
  if (!dialog.hasAttribute('aria-labelledby')) dialog.setAttribute('aria-label', label);
  dialog.showModal();
  initialFocus?.focus();
  const leave = openModalLayer(dialog, onClose);

  // Back gestures, and Escape when a script of the page stopped the key before it reached the stack.
  dialog.addEventListener(
    'cancel',
    (event) => {
      // A file input inside has its own cancel event, which bubbles.
      if (event.target !== dialog) return;
      event.preventDefault();
      if (stack.top()?.element === dialog) onClose();
    },
    { signal },
  );
  // The browser closes without asking when Escape is pressed twice, and for forms with method=dialog.
  dialog.addEventListener('close', (event) => event.target === dialog && onClose(), { signal });
  if (closeOnBackdrop) onBackdropClick(dialog, onClose, signal);

  return {
    /** Closes at once, returns focus and lets the page scroll again. */
    close() {
      if (!isOpen) return;
      isOpen = false;
      listeners.abort();
      leave();
      dialog.close();
      giveFocusBack(typeof returnFocusTo === 'function' ? returnFocusTo() : returnFocusTo);
    },
  };
}
