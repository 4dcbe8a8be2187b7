import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import { onResize } from '../../dom/watch-size';

/** A header that stays in the window while the page scrolls. */
export interface FixedHeader {
  /** Scrolling down hides it, scrolling up shows it. */
  readonly hidesOnScroll: boolean;
}

/** Scrolled this far, the header is over the page and no longer above it. */
const SCROLLED_PX = 10;
/** Smaller movements are a trembling finger or a page that springs back. */
const TURN_PX = 8;

/** Shrinks and hides a fixed header. Scrolling reads no layout, and writes only changes of the state. */
function followScroll(
  scope: Scope,
  header: HTMLElement,
  { hidesOnScroll, onTop }: FixedHeader & { readonly onTop: () => void },
): () => boolean {
  const owner = scope.owner();
  let isScrolled = false;
  let isHidden = false;
  /** The scroll position of the last turn, px from the top of the page. */
  let turn = 0;

  const show = (scrolled: boolean, hidden: boolean) => {
    if (scrolled === isScrolled && hidden === isHidden) return;
    isScrolled = scrolled;
    isHidden = hidden;
    turn = scrollY;
    owner.claim(header, {
      ...(isScrolled && { classes: { shrink: true } }),
      ...(isHidden && { styles: { transform: 'translateY(-100%)' } }),
    });
    if (!isScrolled) onTop();
  };
  const update = () => {
    const top = scrollY;
    // Focus must stay visible, and a bar at the foot of the window would disappear with the header that contains it.
    const canHide =
      hidesOnScroll &&
      top > SCROLLED_PX &&
      !findAll(header, ':focus-visible,.inlay-announcement--afloat').length;
    if (isHidden ? top > turn : top < turn) turn = top;
    const hasTurned = Math.abs(top - turn) > TURN_PX;
    show(top > SCROLLED_PX, canHide && (isHidden ? !hasTurned : hasTurned));
  };
  scope.listen(window, 'scroll', update, { passive: true });
  scope.listen(header, 'focusin', () => show(isScrolled, false));
  update();
  return () => isScrolled;
}

function contentTop(section: HTMLElement): number {
  const paddings = [section, ...findAll(section, ':scope > .content-wrapper')].map((element) =>
    Number.parseFloat(getComputedStyle(element).paddingTop),
  );
  const padding = paddings.reduce((sum, one) => sum + (one || 0), 0);
  return section.getBoundingClientRect().top + scrollY + padding;
}

/**
 * Keeps content visible below a header that lies over the page: theme CSS leaves space for a header of ordinary height, other code may read
 * `--header-fixed-top-offset`. With `fixed`, the header also follows the scroll position.
 */
export function mountHeaderOverPage(scope: Scope, header: HTMLElement, fixed: FixedHeader | undefined): void {
  const owner = scope.owner();
  const [section] = findAll(document, 'main .sections:first-child > .page-section:first-child');
  let isScrolled: (() => boolean) | undefined;
  let width = 0;
  /** At the top of the page; 0: to be measured there. */
  let height = 0;

  const measure = () => {
    const isAway = isScrolled?.() ?? false;
    const { offsetWidth, offsetHeight } = header;
    // It shrinks and grows with the scroll position: only its height at the top counts.
    if (offsetWidth === width && (isAway || offsetHeight <= height)) return;
    width = offsetWidth;
    // A phone turned while scrolled: until the page is at its top again, the present height of the header counts.
    height = isAway ? 0 : offsetHeight;
    const { position } = getComputedStyle(header);
    const isOver = position === 'fixed' || position === 'absolute';
    if (section && !isAway) {
      owner.release(section);
      if (isOver && header.offsetTop + height > contentTop(section))
        owner.claim(section, { styles: { 'padding-top': `${height}px` } });
    }
    const isKept = position === 'fixed' && !fixed?.hidesOnScroll;
    owner.claim(
      document.documentElement,
      isKept ? { styles: { '--header-fixed-top-offset': `${offsetHeight}px` } } : {},
    );
  };
  const onTop = () => {
    if (!height) measure();
  };
  scope.on('announcement:closed', () => {
    height = 0;
  });
  onResize(header, scope, () => {
    measure();
    // The page may have been scrolled before this code came: the header is measured first.
    if (fixed) isScrolled ??= followScroll(scope, header, { ...fixed, onTop });
  });
}
