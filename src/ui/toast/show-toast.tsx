import { createScope, type Part } from '../../core/scope';
import { draw } from '../../react/draw';
import { createStore, type WritableStore } from '../../store/store';
import { dialogStackOf } from '../dialog/dialog-stack';
import { createAnnouncer } from '../live-region/announcer';
import { onDocument } from '../on-document';
import type { Toast, ToastOptions } from './toast.types';
import { type ToastItem, Toasts } from './toasts.view';

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
  const announcer = createAnnouncer(document);
  const closed = new Promise<void>((resolve) => scope.defer(resolve));
  scope.defer(onConfirm);
  scope.defer(announcer.destroy);
  scope.defer(() => list.set(list.get().filter((other) => other !== item)));
  list.set([...list.get(), item]);
  if (isFirst) drawList(scope, list);
  announcer.announce([title, message].filter(Boolean).join('. '));
  return { close: scope.end, closed };
}
