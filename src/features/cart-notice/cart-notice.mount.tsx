import type { CartEvents } from '../../commerce/cart/cart.types';
import { liveContext } from '../../context/live-context';
import type { Part } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { number, object } from '../../data/shape';
import { findAll } from '../../dom/find-all';
import { draw } from '../../react/draw';
import { createMessages } from '../../text/messages';
import { createAnnouncer } from '../../ui/live-region/announcer';
import { CartConfirmation } from '../../vocabulary/shops';
import messages from './cart-notice.messages.json';
import { CartNotice } from './cart-notice.view';

const t = createMessages(messages);

const SHOWN_MS = 2000;

const readSettings = object({
  websiteSettings: object({
    storeSettings: object({ addToCartConfirmationType: number(CartConfirmation.badgeAndButton) }),
  }),
});

/** The first link to the cart that can be seen: most templates have one for small windows and one for large ones. */
const findAnchor = (): Element | undefined =>
  findAll(document, '.sqs-custom-cart,.sqs-pill-shopping-cart').find((element) => {
    const { width, top, bottom } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });

export const unit = defineFeature({
  read: (_context, warn) => readSettings(liveContext(), '', warn).websiteSettings.storeSettings,
  mount({ addToCartConfirmationType }, scope) {
    const announcer = createAnnouncer(document);
    scope.defer(announcer.destroy);
    let shown: Part | undefined;

    const tell: CartEvents['cart:added'] = ({ productName }) => {
      const text = t('added', { productName });
      announcer.announce(text);
      shown?.end();
      if (addToCartConfirmationType === CartConfirmation.button) return;
      const part = scope.part();
      shown = part;
      draw(part, <CartNotice text={text} anchor={findAnchor()} />, { into: document.body });
      const timer = setTimeout(part.end, SHOWN_MS);
      part.defer(() => clearTimeout(timer));
    };
    scope.on('cart:added', tell);
  },
});
