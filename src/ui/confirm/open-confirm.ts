import { build } from '../../dom/build';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { createMessages } from '../../text/messages';
import { openDialog } from '../dialog/open-dialog';
import messages from '../dialog.messages.json';

const t = createMessages(messages);

/** How long a dialog that hides may take before it is gone anyway: not every theme lets a transition end. */
const HIDE_FALLBACK_MS = 600;

/** Which button it was. Escape, and a click beside the dialog, is `cancel`. */
export type ConfirmAnswer = 'confirm' | 'reject' | 'cancel';

export interface ConfirmOptions {
  /** What is asked; plain text. */
  readonly title: string;
  /** What else there is to know; plain text. */
  readonly message?: string;
  /** Label of the button that agrees. Default: the message file's “OK”. */
  readonly confirmText?: string;
  /** Label of the button that changes nothing. Default: the message file's “Cancel”; `''` leaves the button out. */
  readonly cancelText?: string;
  /** Label of a third button, for a “no” that does something. Default: there is none. */
  readonly rejectText?: string;
  /** Takes the dialog away, as `cancel`. */
  readonly signal?: AbortSignal;
  /** Default: where focus was. */
  readonly returnFocusTo?: HTMLElement;
}

let serial = 0;

/** Resolves when the dialog has faded, or when it should have. */
function whenHidden(dialog: HTMLDialogElement): Promise<void> {
  if (prefersReducedMotion() || !dialog.open) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HIDE_FALLBACK_MS);
    dialog.addEventListener('transitionend', ({ target }) => {
      if (target !== dialog) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Asks something over the page: shown, then hiding, then destroyed. Resolves when the page has focus back.
 * @example if ((await openConfirm({ title: 'Empty the cart?', confirmText: 'Empty it' })) === 'confirm') emptyCart();
 */
export function openConfirm(options: ConfirmOptions): Promise<ConfirmAnswer> {
  const { title, message, confirmText = t('confirm'), cancelText = t('cancel'), rejectText } = options;
  const id = `inlay-confirm-${++serial}`;
  return new Promise((resolve) => {
    let isAnswered = false;
    const answer = async (given: ConfirmAnswer) => {
      if (isAnswered) return;
      isAnswered = true;
      options.signal?.removeEventListener('abort', cancel);
      dialog.classList.add('inlay-confirm--hiding');
      await whenHidden(dialog);
      opened.close();
      dialog.remove();
      resolve(given);
    };
    const cancel = () => void answer('cancel');
    const addButton = (label: string | undefined, given: ConfirmAnswer) => {
      if (!label) return undefined;
      const button = build('button', { type: 'button', class: `inlay-confirm-button ${given}` }, label);
      button.addEventListener('click', () => void answer(given));
      buttons.append(button);
      return button;
    };
    const buttons = build('div', { class: 'inlay-confirm-buttons' });
    const safest = addButton(cancelText, 'cancel');
    addButton(rejectText, 'reject');
    const agreeing = addButton(confirmText, 'confirm');
    const dialog = build(
      'dialog',
      {
        class: 'inlay-sheet inlay-confirm',
        role: 'alertdialog',
        'aria-labelledby': `${id}-title`,
        'aria-describedby': message && `${id}-message`,
      },
      build('h2', { id: `${id}-title` }, title),
      ...(message ? [build('p', { id: `${id}-message` }, message)] : []),
      buttons,
    );
    document.body.append(dialog);
    const initialFocus = safest ?? agreeing;
    const opened = openDialog({
      dialog,
      label: title,
      onClose: cancel,
      closeOnBackdrop: true,
      ...(initialFocus && { initialFocus }),
      ...(options.returnFocusTo && { returnFocusTo: options.returnFocusTo }),
    });
    if (options.signal?.aborted) cancel();
    else options.signal?.addEventListener('abort', cancel);
  });
}
