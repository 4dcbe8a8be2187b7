import { liveContext } from '../../context/live-context';
import type { FeatureScope } from '../../core/entry/feature';
import { pageLedger } from '../../core/ledger/page-ledger';
import { build, buildIcon } from '../../dom/build';
import { createMessages } from '../../text/messages';
import messages from '../../ui/bars.messages.json';
import { type MobileBar, readMobileBar } from './mobile-bar.data';
import { openInfo } from './open-info';
import './mobile-bar.css';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** A bar of the site lies over the page: the mobile info bar. */
    'overlay:rendered': () => void;
  }
}

const t = createMessages(messages);

/** The platform shows the bar in windows up to this width. */
const NARROW = '(width <= 1024px)';
const ICONS = {
  contactEmail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  contactPhoneNumber:
    'M6 3h4l1 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 1v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3',
  location: 'M12 21s7-6.3 7-11a7 7 0 1 0-14 0c0 4.7 7 11 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  businessHours: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2',
} as const;

type Kind = keyof typeof ICONS;

function buildTrigger(kind: Kind, href: string | undefined, onOpen?: () => void): HTMLElement {
  const content = [
    build('span', { class: 'sqs-mobile-info-bar-trigger-icon' }, buildIcon(ICONS[kind])),
    build('span', { class: 'sqs-mobile-info-bar-trigger-label' }, t(kind)),
  ];
  const names = { class: 'sqs-mobile-info-bar-trigger', 'data-type': kind };
  if (href) return build('a', { ...names, href }, ...content);
  const trigger = build(
    'button',
    { ...names, type: 'button', 'data-overlay': 'true', 'aria-haspopup': 'dialog' },
    ...content,
  );
  if (onOpen) trigger.addEventListener('click', onOpen);
  return trigger;
}

const lookOf = ({ isDark }: MobileBar) => (isDark ? ' dark' : '');

function buildBar(bar: MobileBar, show: (kind: Kind, content: readonly Node[]) => void): HTMLElement {
  const { email, phone, place, hours } = bar;
  const triggers = [
    ...(email ? [buildTrigger('contactEmail', `mailto:${email}`)] : []),
    ...(phone ? [buildTrigger('contactPhoneNumber', `tel:${phone.replace(/[^\d+]/g, '')}`)] : []),
    ...(place
      ? [
          buildTrigger('location', undefined, () => {
            const link = build('a', { href: place.mapUrl, target: '_blank', rel: 'noopener' }, t('openMap'));
            const lines = place.lines.map((line) => build('div', {}, line));
            show('location', [build('address', {}, ...lines), build('p', {}, link)]);
          }),
        ]
      : []),
    ...(hours
      ? [
          buildTrigger('businessHours', undefined, () => {
            const rows = hours.flatMap(({ day, text: words }) => [
              build('dt', {}, t(day)),
              build('dd', {}, words),
            ]);
            show('businessHours', [build('dl', {}, ...rows)]);
          }),
        ]
      : []),
  ];
  return build(
    'nav',
    { class: `sqs-mobile-info-bar inlay-mobile-bar${lookOf(bar)}`, 'aria-label': t('contact') },
    build('div', { class: 'sqs-mobile-info-bar-content' }, ...triggers),
  );
}

export function mount({ bus, report }: FeatureScope): () => void {
  const owner = pageLedger.owner('mobile-bar');
  const narrow = matchMedia(NARROW);
  const bar = readMobileBar(liveContext(), (path, wanted) => {
    report(
      'read',
      'mobile-bar',
      `${path} has the wrong type (${wanted} is expected), so the default is used.`,
    );
  });
  let closeInfo = () => {};
  const clear = () => {
    closeInfo();
    owner.release();
  };
  const draw = () => {
    clear();
    if (!bar || !narrow.matches) return;
    const show = (kind: Kind, content: readonly Node[]) => {
      closeInfo = openInfo(t(kind), lookOf(bar), content);
    };
    // It keeps room for itself at the end of the page, so that nothing lies behind it for good.
    owner.insert(build('div', { class: 'inlay-mobile-bar-room' }, buildBar(bar, show)), document.body);
    bus.emit('overlay:rendered');
  };
  draw();
  narrow.addEventListener('change', draw);
  return () => {
    narrow.removeEventListener('change', draw);
    clear();
  };
}
