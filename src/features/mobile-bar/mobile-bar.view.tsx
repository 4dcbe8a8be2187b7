import { type ReactNode, useState } from 'react';
import { createMessages } from '../../text/messages';
import { Icon, type IconName } from '../../ui/icon.view';
import type { MobileBarData } from './mobile-bar.data';
import messages from './mobile-bar.messages.json';
import { MobileInfo, type MobileInfoKind } from './mobile-info.view';
import './mobile-bar.css';

const t = createMessages(messages);

const ICONS = {
  contactEmail: 'email',
  contactPhoneNumber: 'phone',
  location: 'pin',
  businessHours: 'clock',
} as const satisfies Readonly<Record<string, IconName>>;

interface TriggerProps {
  readonly kind: keyof typeof ICONS;
  /** What a link opens; without one it is a button. */
  readonly href?: string;
  readonly onOpen?: () => void;
}

function Trigger({ kind, href, onOpen }: TriggerProps): ReactNode {
  const names = { className: 'sqs-mobile-info-bar-trigger', 'data-type': kind };
  const content = (
    <>
      <span className="sqs-mobile-info-bar-trigger-icon">
        <Icon name={ICONS[kind]} size={20} />
      </span>
      <span className="sqs-mobile-info-bar-trigger-label">{t(kind)}</span>
    </>
  );
  return href ? (
    <a {...names} href={href}>
      {content}
    </a>
  ) : (
    <button {...names} type="button" data-overlay="true" aria-haspopup="dialog" onClick={onOpen}>
      {content}
    </button>
  );
}

/** The bar, and the sheet that it opens. It keeps room for itself at the end of the page, so that it covers nothing for good. */
export function MobileBar({ data }: { readonly data: MobileBarData }): ReactNode {
  const { emailUrl, phoneUrl, place, hours, isDark } = data;
  const [open, setOpen] = useState<MobileInfoKind>();
  return (
    <>
      <div className="inlay-mobile-bar-room">
        <nav
          className={`sqs-mobile-info-bar inlay-mobile-bar${isDark ? ' dark' : ''}`}
          aria-label={t('contact')}
        >
          <div className="sqs-mobile-info-bar-content">
            {emailUrl && <Trigger kind="contactEmail" href={emailUrl} />}
            {phoneUrl && <Trigger kind="contactPhoneNumber" href={phoneUrl} />}
            {place && <Trigger kind="location" onOpen={() => setOpen('location')} />}
            {hours && <Trigger kind="businessHours" onOpen={() => setOpen('businessHours')} />}
          </div>
        </nav>
      </div>
      {open && <MobileInfo kind={open} data={data} onClose={() => setOpen(undefined)} />}
    </>
  );
}
