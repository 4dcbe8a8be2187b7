import { type ReactNode, useRef } from 'react';
import type { Scope } from '../../core/scope';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { createTimer } from '../../dom/timer';
import { draw } from '../../react/draw';
import { useStore } from '../../react/scope-context';
import { createStore, type Store } from '../../store/store';
import { createMessages } from '../../text/messages';
import { Dialog } from '../dialog/dialog.view';
import messages from './confirm.messages.json';
import type { ConfirmAnswer, ConfirmOptions } from './confirm.types';
import './confirm.css';

const t = createMessages(messages);

interface ConfirmProps {
  readonly id: string;
  readonly options: ConfirmOptions;
  readonly isHiding: Store<boolean>;
  readonly onAnswer: (answer: ConfirmAnswer) => void;
  readonly onHidden: () => void;
}

function Confirm({ id, options, isHiding, onAnswer, onHidden }: ConfirmProps): ReactNode {
  const { title, message, confirmText = t('confirm'), cancelText = t('cancel'), rejectText } = options;
  const initialFocus = useRef<HTMLButtonElement>(null);
  const isFading = useStore(isHiding);
  const buttons = [
    { answer: 'cancel', label: cancelText },
    { answer: 'reject', label: rejectText },
    { answer: 'confirm', label: confirmText },
  ] as const;
  const focused: ConfirmAnswer = cancelText ? 'cancel' : 'confirm';
  return (
    <Dialog
      className={`inlay-own inlay-confirm${isFading ? ' inlay-confirm--hiding' : ''}`}
      role="alertdialog"
      label={title}
      aria-labelledby={`${id}-title`}
      aria-describedby={message && `${id}-message`}
      initialFocus={initialFocus}
      closeOnBackdrop
      onClose={() => onAnswer('cancel')}
      onTransitionEnd={(event) => isFading && event.target === event.currentTarget && onHidden()}
      returnFocusTo={options.returnFocusTo}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {message && <p id={`${id}-message`}>{message}</p>}
      <div className="inlay-confirm-buttons">
        {buttons.map(
          ({ answer, label }) =>
            label && (
              <button
                key={answer}
                ref={answer === focused ? initialFocus : null}
                type="button"
                className={`inlay-confirm-button ${answer}`}
                onClick={() => onAnswer(answer)}
              >
                {label}
              </button>
            ),
        )}
      </div>
    </Dialog>
  );
}

/** A theme may stop the transition, so `transitionend` may never come. */
const FADE_MAX_MS = 600;

/**
 * Asks a question in a dialog. Resolves when the dialog is gone and focus is back.
 * @example if ((await openConfirm(scope, { title: 'Empty the cart?', confirmText: 'Empty it' })) === 'confirm') emptyCart();
 */
export function openConfirm(scope: Scope, options: ConfirmOptions): Promise<ConfirmAnswer> {
  return new Promise((resolve) => {
    const part = scope.part();
    const isHiding = createStore(false);
    let answer: ConfirmAnswer = 'cancel';
    // The oldest end runs last: the dialog is gone by then.
    part.defer(() => resolve(answer));
    const hide = part.guard((given: ConfirmAnswer) => {
      if (isHiding.get()) return;
      answer = given;
      isHiding.set(true);
      // A dialog that the browser has closed cannot fade.
      if (prefersReducedMotion() || !host.querySelector('dialog[open]')) {
        part.end();
        return;
      }
      createTimer(part).start(FADE_MAX_MS, part.end);
    });
    const host = draw(
      part,
      <Confirm id={part.id} options={options} isHiding={isHiding} onAnswer={hide} onHidden={part.end} />,
      { into: document.body },
    );
    const { signal } = options;
    if (signal?.aborted) hide('cancel');
    else if (signal) part.listen(signal, 'abort', () => hide('cancel'));
  });
}
