import { type ReactNode, useRef } from 'react';
import { useStore } from '../../react/scope-context';
import type { Store } from '../../store/store';
import { createMessages } from '../../text/messages';
import { Dialog } from '../dialog/dialog.view';
import messages from './confirm.messages.json';
import type { ConfirmAnswer, ConfirmOptions } from './confirm.types';
import './confirm.css';

const t = createMessages(messages);

interface ConfirmProps {
  /** Unique on the page. */
  readonly id: string;
  readonly options: ConfirmOptions;
  readonly isHiding: Store<boolean>;
  readonly onAnswer: (answer: ConfirmAnswer) => void;
  /** Called when it has faded. */
  readonly onHidden: () => void;
}

export function Confirm({ id, options, isHiding, onAnswer, onHidden }: ConfirmProps): ReactNode {
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
      className={`inlay-confirm${isFading ? ' inlay-confirm--hiding' : ''}`}
      role="alertdialog"
      label={title}
      aria-labelledby={`${id}-title`}
      aria-describedby={message && `${id}-message`}
      initialFocus={initialFocus}
      closeOnBackdrop
      onClose={() => onAnswer('cancel')}
      onTransitionEnd={(event) => isFading && event.target === event.currentTarget && onHidden()}
      {...(options.returnFocusTo && { returnFocusTo: options.returnFocusTo })}
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
