import { Fragment, type ReactNode, useRef } from 'react';
import { createMessages } from '../../text/messages';
import { CloseButton } from '../../ui/dialog/close-button.view';
import { Dialog } from '../../ui/dialog/dialog.view';
import type { MobileBarData } from './mobile-bar.data';
import messages from './mobile-bar.messages.json';

const t = createMessages(messages);

export type MobileInfoKind = 'location' | 'businessHours';

interface MobileInfoProps {
  readonly kind: MobileInfoKind;
  readonly data: MobileBarData;
  readonly onClose: () => void;
}

/** A sheet with what does not fit into the bar: an address, or a week of opening hours. */
export function MobileInfo({ kind, data, onClose }: MobileInfoProps): ReactNode {
  const close = useRef<HTMLButtonElement>(null);
  const { place, hours = [], isDark } = data;
  return (
    <Dialog
      className={`sqs-mobile-info-bar-overlay inlay-own inlay-mobile-info${isDark ? ' dark' : ''}`}
      label={t(kind)}
      initialFocus={close}
      closeOnBackdrop
      onClose={onClose}
    >
      <div className="sqs-mobile-info-bar-overlay-content">
        <h2 className="inlay-sheet-title">{t(kind)}</h2>
        {kind === 'location' ? (
          place && <Address {...place} />
        ) : (
          <dl>
            {hours.map(({ day, text }) => (
              <Fragment key={day}>
                <dt>{t(day)}</dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </dl>
        )}
      </div>
      <CloseButton ref={close} className="sqs-mobile-info-bar-overlay-close" onClick={onClose} />
    </Dialog>
  );
}

function Address({ lines, mapUrl }: NonNullable<MobileBarData['place']>): ReactNode {
  return (
    <>
      <address>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and two may be equal
          <div key={index}>{line}</div>
        ))}
      </address>
      <p>
        <a href={mapUrl} target="_blank" rel="noopener">
          {t('openMap')}
        </a>
      </p>
    </>
  );
}
