import { defineFeature } from '../../core/unit';
import { object, string } from '../../data/shape';
import { createMessages } from '../../text/messages';
import { openConfirm } from '../../ui/confirm/open-confirm';
import messages from './system-error.messages.json';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** Asks for the dialog; `message` is for visitors. Default: a general message. */
    'system-error:show': (error?: { readonly message?: string }) => void;
  }
}

const t = createMessages(messages);
const readError = object({ message: string() });

/** One at a time: errors that follow from the first do not help a visitor. */
export const unit = defineFeature({
  mount(_context, scope) {
    let isOpen = false;
    const show = scope.guard(async (payload?: unknown) => {
      if (isOpen) return;
      isOpen = true;
      const answer = await openConfirm(scope, {
        title: t('title'),
        message: readError(payload).message || t('message'),
        confirmText: t('reload'),
        cancelText: t('clear'),
      });
      isOpen = false;
      if (answer === 'confirm') location.reload();
    });
    scope.on('system-error:show', show);
    scope.on('api:authorization-failed', show);
  },
});
