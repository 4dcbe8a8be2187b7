import { defineUnit } from '../../core/unit';
import { isPressable, onPress } from '../../dom/on-press';
import { openOnTop } from '../../dom/open-on-top';
import './donation.css';
import type { DataFault } from '../../core/data-fault';

interface DonationData {
  readonly button: HTMLElement;
  /** The donation page. */
  readonly pageId: string;
}

/** Reads a donation block from its markup. */
export function readDonation(element: Element): DonationData | DataFault {
  const button = element.querySelector<HTMLElement>('.sqs-donate-button');
  if (!button) {
    return {
      fault: 'Donation button not found inside its node, so nothing can be clicked. Save the block again.',
    };
  }
  const pageId = button.getAttribute('data-donate-page-id')?.trim();
  if (!pageId) {
    return {
      fault:
        'The donation button has no data-donate-page-id, so it leads nowhere. Choose a donation page in the block.',
    };
  }
  return { button, pageId };
}

export const unit = defineUnit({
  read: readDonation,
  mount({ button, pageId }, scope) {
    // The server may have written a div.
    if (!isPressable(button)) {
      scope.owner().claim(button, { attributes: { role: 'button', tabindex: '0' } });
    }
    onPress(button, scope, (event) => {
      event.preventDefault();
      openOnTop('/checkout/donate', { donatePageId: pageId });
    });
  },
});
