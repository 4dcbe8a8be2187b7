export interface ToastOptions {
  /** Plain text. */
  readonly message: string;
  /** Plain text, above the message. */
  readonly title?: string;
  /** Milliseconds; default: 2000. */
  readonly duration?: number;
  /** Called when the toast is gone: its time is over, or it was closed. */
  readonly onConfirm?: () => void;
}

export interface Toast {
  /** Closes it now. */
  close(): void;
  /** Resolves when it is gone. */
  readonly closed: Promise<void>;
}
