import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './cart-notice.css';

interface CartNoticeProps {
  readonly text: string;
  /** The link to the cart; without one in view the notice is in the corner of the window. */
  readonly anchor: Element | undefined;
}

/** Pixels between the link and the notice, and kept free at the edges of the window. */
const GAP_PX = 10;

/** Screen readers are told by the live region: here it would be read a second time. */
export function CartNotice({ text, anchor }: CartNoticeProps): ReactNode {
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
