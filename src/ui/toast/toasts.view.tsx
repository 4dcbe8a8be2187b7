import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../react/scope-context';
import type { Store } from '../../store/store';
import { createMessages } from '../../text/messages';
import { IconButton } from '../icon-button.view';
import messages from './toast.messages.json';
import './toast.css';

/** Calls `onEnd` after `duration` ms without pointer, focus or a hidden page; each of these starts the time again in full. */
function usePausingTimer(ref: RefObject<Element | null>, duration: number, onEnd: () => void): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pause = () => clearTimeout(timer);
    const start = () => {
      pause();
      const isRead = element.matches(':hover, :focus-within') || document.hidden;
      if (!isRead) timer = setTimeout(onEnd, duration);
    };
    element.addEventListener('pointerenter', pause, { signal });
    element.addEventListener('pointerleave', start, { signal });
    element.addEventListener('focusin', pause, { signal });
    // During `focusout` the element still matches `:focus-within`.
    element.addEventListener('focusout', () => queueMicrotask(start), { signal });
    document.addEventListener('visibilitychange', start, { signal });
    start();
    return () => {
      listeners.abort();
      pause();
    };
  }, [ref, duration, onEnd]);
}

const t = createMessages(messages);

export interface ToastItem {
  readonly id: number;
  readonly title: string | undefined;
  readonly message: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly close: () => void;
}

/** All toasts of the page, one below the other. */
export function Toasts({ items }: { readonly items: Store<readonly ToastItem[]> }): ReactNode {
  return (
    <section className="inlay-toasts" aria-label={t('notices')}>
      {useStore(items).map((item) => (
        <ToastView key={item.id} {...item} />
      ))}
    </section>
  );
}

function ToastView({ title, message, duration, close }: ToastItem): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  usePausingTimer(ref, duration, close);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog below stays open.
    event.preventDefault();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works while the button inside has focus
    <div className="inlay-toast" ref={ref} onKeyDown={closeOnEscape}>
      <div className="inlay-toast-text">
        {title && <strong>{title}</strong>}
        <p>{message}</p>
      </div>
      <IconButton className="inlay-toast-close" icon="close" label={t('close')} size={18} onClick={close} />
    </div>
  );
}
