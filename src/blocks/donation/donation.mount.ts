// @chunk unlisted

import { defineUnit } from '../../core/unit';
import { isPressable, onPress } from '../../dom/on-press';
import { readDonation } from './donation.data';
import './donation.css';

export const unit = defineUnit({
  read: readDonation,
  mount({ button, address }, scope) {
    // The server may have written a div.
    if (!isPressable(button)) {
      scope.owner().claim(button, { attributes: { role: 'button', tabindex: '0' } });
    }
    onPress(button, scope, (event) => {
      event.preventDefault();
      // The editor shows the site in a frame; the checkout refuses to be shown in one.
      window.open(address, '_top');
    });
  },
});
