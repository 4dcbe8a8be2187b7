import type { FeatureScope } from '../../core/entry/site-services';
import type { Part } from '../../core/scope';
import { defineFeature } from '../../core/unit';
import { withAncestors } from '../../dom/find-all';
import { whenLoaded } from '../../dom/idle';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { watchSize } from '../../dom/watch-size';
import { decodePart } from '../../text/address-part';

/** Bars that are wider than this part of the window lie over what is scrolled below them. */
const MIN_WIDTH = 0.5;
const MAX_HEIGHT = 0.5;
/** Marks of a header: a bar is one by its markup, or is in one, or has one or a navigation in it. */
const LANDMARK = 'header,nav,[role="banner"],[role="navigation"]';
/** Cookie banners and other bars that leave when they are answered; Inlay's own among them. */
const LEAVES = 'inlay-ui,dialog,[role="dialog"],[role="alertdialog"],[role="alert"],[role="status"]';

const isFixed = (element: Element) => /^(?:fixed|sticky)$/.test(getComputedStyle(element).position);

const isHeader = (bar: Element) =>
  !bar.closest(LEAVES) && (bar.closest(LANDMARK) ?? bar.querySelector(LANDMARK)) !== null;

/** The fixed header that covers the top of the window, where there is one. Measures: call it when the page has loaded, never while it scrolls. */
export function findFixedHeader(): HTMLElement | undefined {
  // jsdom has no layout to ask.
  for (const element of document.elementsFromPoint?.(innerWidth / 2, 1) ?? []) {
    const fixed = withAncestors(element).findLast(isFixed);
    const box = fixed && isHeader(fixed) && fixed.getBoundingClientRect();
    if (box && box.width > innerWidth * MIN_WIDTH && box.height < innerHeight * MAX_HEIGHT) return fixed;
  }
  return undefined;
}

type Address = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** The fragment of a link into the page that is open, decoded; undefined for links that leave it, and for those without a name. */
export function fragmentOf(href: string, page: Address): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url || url.hash.length < 2) return undefined;
  const isSamePage =
    url.origin === page.origin && url.pathname === page.pathname && url.search === page.search;
  if (!isSamePage) return undefined;
  return decodePart(url.hash.slice(1));
}

/** The target of a fragment, by its id or the name of a link. Undefined where nothing has it. */
const findTarget = (fragment: string): HTMLElement | undefined =>
  document.getElementById(fragment) ?? document.getElementsByName(fragment)[0];

/** Longer than any browser takes to begin its scroll after a click. */
const SMOOTH_MS = 1000;
const SKIP_LINK = 'a[class*="skip-link"],a[class*="skip-to"],a[class*="skip-nav"]';
const USER_INPUT = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Keeps room for a fixed header above what the browser scrolls to: links, keyboard focus and find-in-page alike. */
function keepOffset(scope: FeatureScope): void {
  const root = document.documentElement;
  // A value in the site's own style sheet takes precedence.
  if (getComputedStyle(root).scrollPaddingTop !== 'auto') return;
  const header = findFixedHeader();
  if (!header) return;
  const owner = scope.owner();
  const write = scope.guard(() =>
    owner.claim(root, {
      styles: { 'scroll-padding-top': `var(--header-fixed-top-offset, ${header.offsetHeight}px)` },
    }),
  );
  write();
  scope.defer(watchSize(header, write));
}

/** After a reload and on the way back the browser restores where the visitor was. */
const isArrival = () =>
  performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type === 'navigate');

/** Scrolls to the target of the address again: content that loaded later may have moved it, or the header covers it. */
function keepTarget(scope: FeatureScope): () => void {
  let isTouched = false;
  const touch = () => {
    isTouched = true;
  };
  for (const type of USER_INPUT) scope.listen(window, type, touch, { passive: true, once: true });
  return () => {
    const fragment = fragmentOf(location.href, location);
    const target = fragment ? findTarget(fragment) : undefined;
    if (!isTouched && isArrival()) target?.scrollIntoView({ behavior: 'instant' });
  };
}

/** A skip link moves the focus, too, which the browser does only for targets that can have it. */
function focusTarget(scope: FeatureScope, target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex'))
    scope.owner().claim(target, { attributes: { tabindex: '-1' } });
  target.focus({ preventScroll: true });
}

/** Checks whether the browser will follow the link in this window. */
const isFollowed = (link: HTMLAnchorElement, event: MouseEvent) =>
  !event.defaultPrevented &&
  !(event.button || event.ctrlKey || event.metaKey || event.shiftKey) &&
  (!link.target || link.target === '_self');

/** The browser follows the link, which keeps address, history, `:target` and focus right. It only has to scroll smoothly. */
function createSmoothScroll(scope: FeatureScope): () => void {
  let smooth: Part | undefined;
  return () => {
    smooth?.end();
    smooth = scope.part();
    smooth.owner().claim(document.documentElement, { styles: { 'scroll-behavior': 'smooth' } });
    const timer = setTimeout(smooth.end, SMOOTH_MS);
    smooth.defer(() => clearTimeout(timer));
  };
}

export const unit = defineFeature({
  mount(_, scope) {
    const showTarget = location.hash ? keepTarget(scope) : undefined;
    const prepare = scope.guard(() => {
      keepOffset(scope);
      showTarget?.();
    });
    whenLoaded(scope, prepare);

    const scrollSmoothly = createSmoothScroll(scope);
    scope.listen(document, 'click', (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      const fragment = link && isFollowed(link, event) ? fragmentOf(link.href, location) : undefined;
      const target = fragment && findTarget(fragment);
      if (!target && fragment !== 'top') return;
      if (target && link?.matches(SKIP_LINK)) focusTarget(scope, target);
      if (!prefersReducedMotion()) scrollSmoothly();
    });
  },
});
