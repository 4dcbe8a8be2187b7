import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { pageLedger } from '../../core/ledger/page-ledger';
import type { BannerSettings } from './cookie-banner.data';

/** On the other side of the window than its settings say. */
const ASIDE = 'inlay-cookie-banner--aside';

/** Where the page's head with its navigation ends, in the window; 0 where that is out of sight, or fills the window. */
function footOfHead(): number {
  for (const head of document.querySelectorAll('header,[role="banner"]')) {
    const { top, bottom, height } = head.getBoundingClientRect();
    if (height > 0 && top < innerHeight / 4) return bottom < innerHeight / 2 ? Math.max(0, bottom) : 0;
  }
  return 0;
}

/** A bar at the top keeps below the page's head as far as that is in sight: it can be used before the answer. Returns the undo. */
function keepBelowHead(banner: HTMLElement, { position, variant }: BannerSettings): () => void {
  if (variant !== 'BAR' || position !== 'TOP') return () => {};
  const listeners = new AbortController();
  const options = { signal: listeners.signal, passive: true };
  const place = () => banner.style.setProperty('--_head', `${footOfHead()}px`);
  place();
  addEventListener('scroll', place, options);
  addEventListener('resize', place, options);
  return () => listeners.abort();
}

/**
 * A bar at the top keeps below the page's head. What the keyboard focuses must not lie behind the banner: the page scrolls
 * further, and where it cannot, the banner goes to the other side of the window. Bars at the foot of the window move up by
 * `--inlay-banner-room`. Returns the undo.
 */
export function keepPageUsable(
  banner: HTMLElement,
  settings: BannerSettings,
  owner: LedgerOwner,
): () => void {
  const { position, variant } = settings;
  const stopPlacing = keepBelowHead(banner, settings);
  const side = position.startsWith('TOP') ? 'top' : 'bottom';
  const listeners = new AbortController();
  const observer = new ResizeObserver(() => {
    const { top, bottom } = banner.getBoundingClientRect();
    const room = `${Math.ceil(side === 'top' ? bottom : innerHeight - top)}px`;
    const isAtFoot = variant === 'BAR' && side === 'bottom';
    owner.claim(document.documentElement, {
      styles: { [`scroll-padding-${side}`]: room, ...(isAtFoot && { '--inlay-banner-room': room }) },
    });
  });
  const giveWay = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || target.contains(banner)) return;
    banner.classList.remove(ASIDE);
    const over = banner.getBoundingClientRect();
    const under = target.getBoundingClientRect();
    const isCovered =
      under.top >= over.top &&
      under.bottom <= over.bottom &&
      under.left >= over.left &&
      under.right <= over.right;
    if (isCovered && !banner.contains(target)) banner.classList.add(ASIDE);
  };
  observer.observe(banner);
  document.addEventListener('focusin', giveWay, { signal: listeners.signal });
  return () => {
    stopPlacing();
    observer.disconnect();
    listeners.abort();
  };
}

/** Brings focus to what the page is about, for who has answered by the keyboard what stood before it. Returns the undo. */
export function focusPage(): () => void {
  const owner = pageLedger.owner('cookie-banner-focus');
  const place = document.querySelector<HTMLElement>('main,[role="main"],h1');
  if (!place) return () => {};
  if (!place.hasAttribute('tabindex')) owner.claim(place, { attributes: { tabindex: '-1' } });
  place.focus({ preventScroll: true });
  place.addEventListener('blur', () => owner.release(), { once: true });
  return () => void owner.release();
}
