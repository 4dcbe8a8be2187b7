import type { ReactNode } from 'react';
import { createMessages } from '../../text/messages';
import { type SharedPage, shareAddress } from '../../text/share-address';
import type { PinterestOverlayData } from './pinterest-overlay.data';
import messages from './pinterest-overlay.messages.json';
import './pinterest-overlay.css';

const t = createMessages(messages);

interface PinLinkProps {
  readonly look: PinterestOverlayData;
  readonly page: SharedPage;
}

/** Nothing is asked of Pinterest before the visitor follows it. */
export function PinLink({ look: { size, shape, color }, page }: PinLinkProps): ReactNode {
  return (
    <a
      className={`inlay-pin inlay-pin--${size} inlay-pin--${shape} inlay-pin--${color}`}
      href={shareAddress('pinterest', page)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span aria-hidden="true">{t(shape === 'round' ? 'initial' : 'save')}</span>
      <span className="visually-hidden">{t('label', { title: page.title })}</span>
    </a>
  );
}
