import { defineUnit, fault } from '../../core/unit';
import { isPressable, onActivate } from '../../dom/on-press';
import { openOnTop } from '../../dom/open-on-top';
import './donation.css';

export function readDonation(element: Element) {
  const button = element.querySelector<HTMLElement>('.sqs-donate-button');
  if (!button)
    return fault(
      'Donation button not found inside its node, so nothing can be clicked. Save the block again.',
    );
  const pageId = button.getAttribute('data-donate-page-id')?.trim();
  return pageId
    ? { button, pageId }
    : fault(
        'The donation button has no data-donate-page-id, so it leads nowhere. Choose a donation page in the block.',
      );
}

export const unit = defineUnit({
  read: readDonation,
  mount({ button, pageId }, scope) {
    // The server may have written a div.
    if (!isPressable(button)) scope.owner().claim(button, { attributes: { role: 'button', tabindex: '0' } });
    onActivate(button, scope, () => openOnTop('/checkout/donate', { donatePageId: pageId }));
  },
});
