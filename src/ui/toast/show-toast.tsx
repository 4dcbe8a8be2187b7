import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createScope, type Part } from '../../core/scope';
import { createTimer } from '../../dom/timer';
import { draw } from '../../react/draw';
import { useScope, useStore } from '../../react/scope-context';
import { createStore, type Store, type WritableStore } from '../../store/store';
import { createMessages } from '../../text/messages';
import { dialogStackOf } from '../dialog/dialog-stack';
import { IconButton } from '../icon-button.view';
import { createAnnouncer } from '../live-region/announcer';
import { onDocument } from '../on-document';
import messages from './toast.messages.json';
import type { Toast, ToastOptions } from './toast.types';
import './toast.css';

/** Calls `onEnd` after `duration` ms without pointer, focus or a hidden page; each of these starts the time again in full. */
function usePausingTimer(ref: RefObject<Element | null>, duration: number, onEnd: () => void): void {
  const scope = useScope();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const part = scope.part();
    const timer = createTimer(part);
    const start = () => {
      timer.stop();
      const isRead = element.matches(':hover, :focus-within') || document.hidden;
      if (!isRead) timer.start(duration, onEnd);
    };
    for (const type of ['pointerenter', 'focusin']) part.listen(element, type, timer.stop);
    part.listen(element, 'pointerleave', start);
    // During `focusout` the element still matches `:focus-within`.
    part.listen(element, 'focusout', () => queueMicrotask(start));
    part.listen(document, 'visibilitychange', start);
    start();
    return part.end;
  }, [scope, ref, duration, onEnd]);
}

const t = createMessages(messages);

interface ToastItem {
  readonly id: number;
  readonly title: string | undefined;
  readonly message: string;
  /** Milliseconds. */
  readonly duration: number;
  readonly close: () => void;
}

/** All toasts of the page, one below the other. */
function Toasts({ items }: { readonly items: Store<readonly ToastItem[]> }): ReactNode {
  return (
    <section className="inlay-own inlay-toasts" aria-label={t('notices')}>
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

const DURATION_MS = 2000;

type ToastList = WritableStore<readonly ToastItem[]>;

let serial = 0;

/** Draws the list as long as it has toasts: in the topmost modal dialog, since nothing else can be clicked, or in the page. */
function drawList(services: Part, list: ToastList): void {
  // Not a part of the first toast's scope: the others may stay longer.
  const scope = createScope({ services, name: 'toast' });
  const stack = dialogStackOf(document);
  const findPlace = () => stack.topModal()?.element ?? document.body;
  // Toasts whose view has failed do not stay for ever.
  scope.defer(() => {
    for (const { close } of list.get()) close();
  });
  const host = draw(scope, <Toasts items={list} />, { into: findPlace() });
  scope.defer(
    stack.subscribe(() => {
      if (host.parentNode !== findPlace()) findPlace().append(host);
    }),
  );
  scope.defer(
    list.subscribe(() => {
      if (!list.get().length) scope.end();
    }),
  );
}

/**
 * Shows and announces a message in the corner, until its time is over; longer while it has pointer or focus, or the page is hidden. Ends its scope.
 * @example showToast(scope.part(), { title: 'Saved', message: 'Your answers are on their way.' });
 */
export function showToast(scope: Part, options: ToastOptions): Toast {
  const { message, title, duration = DURATION_MS, onConfirm = () => {} } = options;
  const list = onDocument(document, 'toasts', (): ToastList => createStore<readonly ToastItem[]>([]));
  const item: ToastItem = { id: ++serial, title, message, duration, close: scope.end };
  const isFirst = !list.get().length;
  const closed = new Promise<void>((resolve) => scope.defer(resolve));
  scope.defer(onConfirm);
  const announce = createAnnouncer(scope);
  scope.defer(() => list.set(list.get().filter((other) => other !== item)));
  list.set([...list.get(), item]);
  if (isFirst) drawList(scope, list);
  announce([title, message].filter(Boolean).join('. '));
  return { close: scope.end, closed };
}
