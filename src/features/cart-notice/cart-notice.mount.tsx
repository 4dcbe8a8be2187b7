import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { liveContext } from '../../context/live-context';
import type { InlayEvents } from '../../core/entry/events';
import type { Part } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { number, object } from '../../data/shape';
import { findAll } from '../../dom/find-all';
import { createTimer } from '../../dom/timer';
import { draw } from '../../react/draw';
import { createMessages } from '../../text/messages';
import { keepReadable } from '../../ui/keep-readable';
import { createAnnouncer } from '../../ui/live-region/announcer';
import { CartConfirmation } from '../../vocabulary/shops';
import messages from './cart-notice.messages.json';
import './cart-notice.css';

interface CartNoticeProps {
  readonly text: string;
  /** The link to the cart; without one in view the notice is in the corner of the window. */
  readonly anchor: Element | undefined;
}

/** Pixels between the link and the notice, and kept free at the edges of the window. */
const GAP_PX = 10;

/** Screen readers are told by the live region: here it would be read a second time. */
function CartNotice({ text, anchor }: CartNoticeProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = ref.current;
    // In the top layer it is above an open dialog; Firefox before 125 has no popovers.
    notice?.showPopover?.();
    if (!notice || !anchor) return;
    const link = anchor.getBoundingClientRect();
    const box = notice.getBoundingClientRect();
    const widest = document.documentElement.clientWidth - box.width - GAP_PX;
    const below = link.bottom + GAP_PX;
    const top = below + box.height > innerHeight ? link.top - GAP_PX - box.height : below;
    const left = Math.max(GAP_PX, Math.min(link.left + (link.width - box.width) / 2, widest));
    notice.style.setProperty('inset', `${top}px auto auto ${left}px`);
  }, [anchor]);
  return (
    <div ref={ref} className="template-cart-item-added-popover" popover="manual" aria-hidden="true">
      {text}
    </div>
  );
}

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
    const announce = createAnnouncer(scope);
    let shown: Part | undefined;

    const tell: InlayEvents['cart:added'] = ({ productName }) => {
      const text = t('added', { productName });
      announce(text);
      shown?.end();
      if (addToCartConfirmationType === CartConfirmation.button) return;
      const part = scope.part();
      shown = part;
      const host = draw(part, <CartNotice text={text} anchor={findAnchor()} />, { into: document.body });
      keepReadable(host, part);
      createTimer(part).start(SHOWN_MS, part.end);
    };
    scope.on('cart:added', tell);
  },
});
