import { type ReactNode, useState } from 'react';
import { liveContext } from '../../context/live-context';
import { MOBILE_BAR_WINDOWS } from '../../context/page-facts';
import type { Part } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { keepFocusClear } from '../../dom/keep-focus-clear';
import { draw } from '../../react/draw';
import { createMessages } from '../../text/messages';
import { Icon, type IconName } from '../../ui/icon.view';
import { type MobileBarData, readMobileBar } from './mobile-bar.data';
import messages from './mobile-bar.messages.json';
import type { MobileInfo, MobileInfoKind } from './mobile-info';
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
  /** The address that a link opens; without one it is a button. */
  readonly href?: string | undefined;
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

interface MobileBarProps {
  readonly data: MobileBarData;
  /** Most visitors open no sheet. Settles only where it can be shown. */
  readonly loadInfo: () => Promise<typeof MobileInfo>;
}

/** The bar, and the sheet that it opens. It keeps room for itself at the end of the page, so that nothing stays covered. */
function MobileBar({ data, loadInfo }: MobileBarProps): ReactNode {
  const { emailUrl, phoneUrl, place, hours, isDark } = data;
  const [info, setInfo] = useState<{ readonly kind: MobileInfoKind; readonly Info: typeof MobileInfo }>();
  const open = async (kind: MobileInfoKind) => setInfo({ kind, Info: await loadInfo() });
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
            {place && <Trigger kind="location" onOpen={() => open('location')} />}
            {hours && <Trigger kind="businessHours" onOpen={() => open('businessHours')} />}
          </div>
        </nav>
      </div>
      {info && <info.Info kind={info.kind} data={data} onClose={() => setInfo(undefined)} />}
    </>
  );
}

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** The mobile info bar is shown over the page. */
    'overlay:rendered': () => void;
  }
}

export const unit = defineFeature({
  read: (_context, warn) => readMobileBar(liveContext(), warn),
  mount(data, scope) {
    const narrow = matchMedia(MOBILE_BAR_WINDOWS);
    let shown: Part | undefined;
    const loadInfo = async () => (await scope.load('mobile-info', () => import('./mobile-info'))).MobileInfo;
    const update = () => {
      shown?.end();
      shown = undefined;
      if (!narrow.matches) return;
      shown = scope.part();
      const host = draw(shown, <MobileBar data={data} loadInfo={loadInfo} />, { into: document.body });
      keepFocusClear(shown, () => host.querySelector('.inlay-mobile-bar'));
      scope.bus.emit('overlay:rendered');
    };
    update();
    scope.listen(narrow, 'change', update);
  },
});
