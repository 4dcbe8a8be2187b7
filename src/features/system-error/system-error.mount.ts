// @chunk unlisted

import type { EventName } from '../../core/entry/bus';
import type { FeatureScope, Woken } from '../../core/entry/feature';
import { object, string } from '../../data/shape';
import { createMessages } from '../../text/messages';
import { openConfirm } from '../../ui/confirm/open-confirm';
import messages from '../../ui/dialog.messages.json';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** Asks for the overlay; `message` is for people. Without one it says its own words. */
    'system-error:show': (error?: { readonly message?: string }) => void;
  }
}

const t = createMessages(messages);
const readError = object({ message: string() });

/** One at a time: what follows from the first error is of no use to a visitor. */
export function mount({ bus }: FeatureScope, woken: readonly Woken[]): () => void {
  const ended = new AbortController();
  let isOpen = false;
  const show = async (payload: unknown) => {
    if (isOpen) return;
    isOpen = true;
    const answer = await openConfirm({
      title: t('wrong'),
      message: readError(payload).message || t('wrongAbout'),
      confirmText: t('reload'),
      cancelText: t('clear'),
      signal: ended.signal,
    });
    isOpen = false;
    if (answer === 'confirm') location.reload();
  };
  if (woken[0]) void show(woken[0].payload);
  // The others come from calls to the server, which may not be in the page at all.
  const undos = ['system-error:show', 'api:authorization-failed', 'api:failed'].map((name) =>
    bus.on(name as EventName, (payload?: unknown) => void show(payload)),
  );
  return () => {
    for (const undo of undos) undo();
    ended.abort();
  };
}
