import { build, buildIcon } from '../../dom/build';
import { createMessages } from '../../text/messages';
import messages from '../dialog.messages.json';
import { createAnnouncer } from '../live-region/announcer';
import { onDocument } from '../on-document';
import { createToastPlace } from './toast-place';

const t = createMessages(messages);
const CROSS = 'M5 5 19 19M19 5 5 19';

/** It confirms itself after this time, unless the visitor is reading it. */
const CONFIRM_MS = 2000;

export interface ToastOptions {
  /** Plain text. */
  readonly message: string;
  /** Plain text, above the message. */
  readonly title?: string;
  /** Milliseconds; 2000 unless told. */
  readonly duration?: number;
  /** It has gone: by itself, or at the visitor's wish. */
  readonly onConfirm?: () => void;
}

export interface Toast {
  /** Takes it away now; counts as confirmed. */
  close(): void;
  /** Resolves when it has gone. */
  readonly closed: Promise<void>;
}

/**
 * Says something in the corner of the page, and aloud, and goes by itself. While the pointer or focus is on it, or the
 * page is not seen, it stays.
 * @example showToast({ title: 'Saved', message: 'Your answers are on their way.' });
 */
export function showToast({ message, title, duration = CONFIRM_MS, onConfirm }: ToastOptions): Toast {
  const place = onDocument(document, 'toasts', () => createToastPlace(document, t('notices')));
  const announcer = createAnnouncer(document);
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resolve = () => {};
  const closed = new Promise<void>((done) => {
    resolve = done;
  });

  const button = build('button', { type: 'button', class: 'inlay-toast-close', 'aria-label': t('close') });
  button.append(buildIcon(CROSS, 16));
  const toast = build(
    'div',
    { class: 'inlay-toast' },
    build(
      'div',
      { class: 'inlay-toast-text' },
      ...(title ? [build('strong', {}, title)] : []),
      build('p', {}, message),
    ),
    button,
  );

  const close = () => {
    if (signal.aborted) return;
    listeners.abort();
    clearTimeout(timer);
    place.remove(toast);
    announcer.destroy();
    resolve();
    onConfirm?.();
  };
  /** Counts from the start again: who has looked away meanwhile needs the whole time. */
  const wait = () => {
    clearTimeout(timer);
    const isRead = toast.matches(':hover, :focus-within') || document.hidden;
    if (!isRead) timer = setTimeout(close, duration);
  };
  const hold = () => clearTimeout(timer);
  toast.addEventListener('pointerenter', hold, { signal });
  toast.addEventListener('pointerleave', wait, { signal });
  toast.addEventListener('focusin', hold, { signal });
  // When the event comes focus is still there.
  toast.addEventListener('focusout', () => queueMicrotask(wait), { signal });
  document.addEventListener('visibilitychange', wait, { signal });
  toast.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // What lies below stays open.
    event.preventDefault();
    close();
  });
  button.addEventListener('click', close);

  place.add(toast);
  announcer.announce([title, message].filter(Boolean).join('. '));
  wait();
  return { close, closed };
}
