/** The button that was pressed. Escape and a click outside the dialog count as `cancel`. */
export type ConfirmAnswer = 'confirm' | 'reject' | 'cancel';

export interface ConfirmOptions {
  /** The question; plain text. */
  readonly title: string;
  /** Details; plain text. */
  readonly message?: string;
  /** Label of the button that agrees. Default: “OK”. */
  readonly confirmText?: string;
  /** Label of the button that changes nothing. Default: “Cancel”; `''` leaves the button out. */
  readonly cancelText?: string;
  /** Label of a third button, for a “no” that does something. Default: no such button. */
  readonly rejectText?: string;
  /** Closes the dialog when aborted; the answer is `cancel`. */
  readonly signal?: AbortSignal;
  /** Default: the element that had focus. */
  readonly returnFocusTo?: HTMLElement;
}
