import type { Scope } from '../../../core/scope';
import { watchSize } from '../../../dom/watch-size';
import { keepReadable } from '../../../ui/keep-readable';
import type { BannerSettings } from './cookie-banner.data';

type Banner = HTMLElement | SVGElement;

/** Moves the banner to the other side of the window than its settings say. */
const ASIDE = 'inlay-cookie-banner--aside';

/** Some themes have their own bar on phones. */
const HEADERS = 'header,[role="banner"],.Mobile-bar,.mobile-bar-wrapper';

/** The lower edge of the page's header in the window; 0 where the header is out of sight, or fills the window. */
function headerBottom(): number {
  for (const header of document.querySelectorAll(HEADERS)) {
    const { top, bottom, height } = header.getBoundingClientRect();
    if (height <= 0 || top >= innerHeight / 4) continue;
    // Without its theme, a phone's bar for the bottom of the window, which has the menu, follows the one for the top.
    const next = document.querySelector('.Mobile-bar--top+*')?.getBoundingClientRect();
    const edge = next?.top === bottom ? next.bottom : bottom;
    return edge < innerHeight / 2 ? Math.max(0, edge) : 0;
  }
  return 0;
}

/** How often a header in use is asked for open folders. */
const FOLDERS_MS = 150;

/** A link in a folder of the header that is open where the banner is. */
function findLinkBehind(banner: Banner): Element | undefined {
  const { top, bottom } = banner.getBoundingClientRect();
  return [...document.querySelectorAll(`:is(${HEADERS}) a`)].find((link) => {
    const box = link.getBoundingClientRect();
    if (box.bottom <= top || box.top >= bottom || banner.contains(link)) return false;
    const isSeen = link.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isSeen && getComputedStyle(link).pointerEvents !== 'none';
  });
}

/** The `z-index` at which the banner lies below an element: that of the element's outermost layer, since the banner comes before it in the page. */
function levelBelow(element: Element, banner: Banner): string {
  let level = '0';
  for (let box: Element | null = element; box && !box.contains(banner); box = box.parentElement) {
    const { zIndex } = getComputedStyle(box);
    if (zIndex !== 'auto') level = zIndex;
  }
  return level;
}

/** A bar at the top stays below the visible part of the page's header, which can be used before the answer, and behind its open folders. */
function keepBelowHeader(banner: Banner, { position, variant }: BannerSettings, scope: Scope): void {
  if (variant !== 'BAR' || position !== 'TOP') return;
  const place = () => banner.style.setProperty('--_head', `${headerBottom()}px`);
  place();
  scope.listen(window, 'scroll', place, { passive: true });
  scope.listen(window, 'resize', place, { passive: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  scope.defer(() => clearTimeout(timer));
  /** Themes and menus open and close folders with delays and fades of their own. */
  const follow = scope.guard(() => {
    clearTimeout(timer);
    const link = headerBottom() > 0 && findLinkBehind(banner);
    banner.style.zIndex = link ? levelBelow(link, banner) : '';
    const isInUse = document.querySelector(`:is(${HEADERS}):is(:hover,:focus-within)`);
    if (link || isInUse) timer = setTimeout(follow, FOLDERS_MS);
  });
  for (const type of ['pointerover', 'focusin'])
    scope.listen(document, type, ({ target }) => {
      if (target instanceof Element && target.closest(HEADERS)) follow();
    });
}

/** Checks whether all that the window shows of one box lies within the other. */
const isInside = (inner: DOMRect, outer: DOMRect) =>
  Math.max(inner.top, 0) >= outer.top &&
  Math.min(inner.bottom, innerHeight) <= outer.bottom &&
  Math.max(inner.left, 0) >= outer.left &&
  Math.min(inner.right, innerWidth) <= outer.right;

/**
 * Keeps the page usable under the banner. What the keyboard focuses must not lie behind it: the page scrolls
 * further, and where it cannot, the banner moves to the other side of the window. Bars at the bottom of the window move up by
 * `--inlay-banner-room`.
 */
export function keepPageUsable(banner: Banner, settings: BannerSettings, scope: Scope): void {
  const { position, variant } = settings;
  const side = position.startsWith('TOP') ? 'top' : 'bottom';
  const owner = scope.owner();
  keepReadable(banner, scope);
  keepBelowHeader(banner, settings, scope);
  const keepRoom = scope.guard(() => {
    const { top, bottom } = banner.getBoundingClientRect();
    const room = `${Math.ceil(side === 'top' ? bottom : innerHeight - top)}px`;
    const isAtBottom = variant === 'BAR' && side === 'bottom';
    owner.claim(document.documentElement, {
      styles: { [`scroll-padding-${side}`]: room, ...(isAtBottom && { '--inlay-banner-room': room }) },
    });
  });
  scope.defer(watchSize(banner, keepRoom));
  scope.listen(document, 'focusin', ({ target }) => {
    if (!(target instanceof Element) || target.contains(banner)) return;
    banner.classList.remove(ASIDE);
    const isCovered =
      !banner.contains(target) && isInside(target.getBoundingClientRect(), banner.getBoundingClientRect());
    if (isCovered) banner.classList.add(ASIDE);
  });
}

/**
 * Moves focus back to `cameFrom`, the element that had it before the banner. Without one, or after a skip link, it moves to the page's main
 * content, or keyboard and screen reader would start again at the top of the page.
 */
export function returnFocus(scope: Scope, cameFrom: HTMLElement | null): void {
  // The visitor has moved on in the meantime.
  if (document.activeElement !== document.body) return;
  if (cameFrom && !cameFrom.matches('a[href^="#"]')) {
    cameFrom.focus({ preventScroll: true });
    if (document.activeElement === cameFrom) return;
  }
  const target = document.querySelector<HTMLElement>('main,[role="main"],#page,h1');
  if (!target) return;
  const owner = scope.owner();
  if (!target.hasAttribute('tabindex')) owner.claim(target, { attributes: { tabindex: '-1' } });
  target.focus({ preventScroll: true });
  scope.listen(target, 'blur', () => owner.release(), { once: true });
}
