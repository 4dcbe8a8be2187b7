import type { ReactNode } from 'react';
import type { Part, Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { createMessages } from '../../text/messages';
import { CloseButton } from '../../ui/dialog/close-button.view';
import { Dialog } from '../../ui/dialog/dialog.view';
import messages from './local-checkout.messages.json';

const t = createMessages(messages);

export interface Payment {
  readonly name: string;
  /** Undefined for a product without a payment page. */
  readonly address: string | undefined;
}

interface PaymentsProps {
  readonly payments: readonly Payment[];
  readonly part: Part;
}

/** The payment pages of what is in the cart, each a link: browsers open one page for one press. */
function Payments({ payments, part }: PaymentsProps): ReactNode {
  return (
    <Dialog className="inlay-own" label={t('payments')} onClose={part.end}>
      <h2 className="inlay-sheet-title">{t('payments')}</h2>
      <ul>
        {payments.map(({ name, address }) => (
          <li key={name}>
            {address ? (
              <a href={address} target="_blank" rel="noopener">
                {t('pay', { name })}
              </a>
            ) : (
              t('cannotPay', { name })
            )}
          </li>
        ))}
      </ul>
      <CloseButton onClick={part.end} />
    </Dialog>
  );
}

/** Shows the payment pages of several products in a dialog. */
export function openPayments(scope: Scope, payments: readonly Payment[]): void {
  const part = scope.part();
  draw(part, <Payments payments={payments} part={part} />, { into: document.body });
}
