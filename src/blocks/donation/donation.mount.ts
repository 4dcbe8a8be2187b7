import { defineUnit } from '../../core/unit';
import { isPressable, onPress } from '../../dom/on-press';
import { openOnTop } from '../../dom/open-on-top';
import { readDonation } from './donation.data';
import './donation.css';

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
