import type { Scope } from '../../core/scope';
import type { BannerSettings } from './cookie-banner.data';

type Banner = HTMLElement | SVGElement;

/** Moves the banner to the other side of the window than its settings say. */
const ASIDE = 'inlay-cookie-banner--aside';

/** The lower edge of the page's header in the window; 0 where the header is out of sight, or fills the window. */
function headerBottom(): number {
  for (const header of document.querySelectorAll('header,[role="banner"]')) {
    const { top, bottom, height } = header.getBoundingClientRect();
    if (height > 0 && top < innerHeight / 4) return bottom < innerHeight / 2 ? Math.max(0, bottom) : 0;
  }
  return 0;
}

/** A bar at the top stays below the visible part of the page's header, which can be used before the answer. */
function keepBelowHeader(banner: Banner, { position, variant }: BannerSettings, scope: Scope): void {
  if (variant !== 'BAR' || position !== 'TOP') return;
  const place = () => banner.style.setProperty('--_head', `${headerBottom()}px`);
  place();
  scope.listen(window, 'scroll', place, { passive: true });
  scope.listen(window, 'resize', place, { passive: true });
}

/** Whether one box lies wholly within the other. */
const isInside = (inner: DOMRect, outer: DOMRect) =>
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom &&
  inner.left >= outer.left &&
  inner.right <= outer.right;

/**
 * Keeps the page usable under the banner. What the keyboard focuses must not lie behind it: the page scrolls
 * further, and where it cannot, the banner moves to the other side of the window. Bars at the bottom of the window move up by
 * `--inlay-banner-room`.
 */
export function keepPageUsable(banner: Banner, settings: BannerSettings, scope: Scope): void {
  const { position, variant } = settings;
  const side = position.startsWith('TOP') ? 'top' : 'bottom';
  const owner = scope.owner();
  keepBelowHeader(banner, settings, scope);
  const keepRoom = scope.guard(() => {
    const { top, bottom } = banner.getBoundingClientRect();
    const room = `${Math.ceil(side === 'top' ? bottom : innerHeight - top)}px`;
    const isAtBottom = variant === 'BAR' && side === 'bottom';
    owner.claim(document.documentElement, {
      styles: { [`scroll-padding-${side}`]: room, ...(isAtBottom && { '--inlay-banner-room': room }) },
    });
  });
  const observer = new ResizeObserver(keepRoom);
  observer.observe(banner);
  scope.defer(() => observer.disconnect());
  scope.listen(document, 'focusin', ({ target }) => {
    if (!(target instanceof Element) || target.contains(banner)) return;
    banner.classList.remove(ASIDE);
    const isCovered =
      !banner.contains(target) && isInside(target.getBoundingClientRect(), banner.getBoundingClientRect());
    if (isCovered) banner.classList.add(ASIDE);
  });
}

/** Moves focus to the page's main content, after an answer by keyboard in a banner that came before it. */
export function focusPage(scope: Scope): void {
  const target = document.querySelector<HTMLElement>('main,[role="main"],h1');
  if (!target) return;
  const owner = scope.owner();
  if (!target.hasAttribute('tabindex')) owner.claim(target, { attributes: { tabindex: '-1' } });
  target.focus({ preventScroll: true });
  scope.listen(target, 'blur', () => owner.release(), { once: true });
}
