import { defineUnit } from '../../core/unit';
import { findAll, matches } from '../../dom/find-all';
import { onResize } from '../../dom/watch-size';

/** The element that a bar would cover, in each family of themes. */
const COVERED =
  '.Site,#site,body:has(#topBar) #container,.collection-type-index #content-wrapper,body:not(.collection-type-index) #header-wrapper';

/** The element below the header in two theme families, and the property that reserves the header's height. */
const BELOW_HEADER: Readonly<Record<string, readonly [selector: string, property: string]>> = {
  headerAnnouncementWrapper: ['#page', 'margin-top'],
  // Pages that begin with a picture have it behind the header. Where its owner has hidden it, `tremont` keeps the room.
  siteHeader: [
    'body:not(.collection-type-index,.collection-type-gallery,.has-main-image) #mainContent',
    'padding-top',
  ],
};

/** A header over the picture that a page begins with; the text on the picture begins below it. */
const OVERLAY = '.Header--overlay';
const BELOW_OVERLAY =
  '.Index-page--has-image:first-child .Index-page-content,.Intro--has-image .Intro-content';

export const unit = defineUnit({
  mount(bar: HTMLElement, scope) {
    const isOverlay = matches(bar, OVERLAY);
    const [covered, property] = BELOW_HEADER[bar.id] ?? [isOverlay ? BELOW_OVERLAY : COVERED, 'margin-top'];
    const [site] = findAll(document, covered);
    if (!site) return;
    const owner = scope.owner();
    /** The height that is reserved for the bar, in px. */
    let given = 0;
    // Nothing is taken back while this is measured: at its end, a page that is shorter for a moment would scroll.
    onResize(bar, scope, () => {
      const { height, top } = bar.getBoundingClientRect();
      // Theme CSS fixes the bar, or hides it in wide windows.
      const isOver = height && getComputedStyle(bar).position === (isOverlay ? 'absolute' : 'fixed');
      const isAtFoot = !isOverlay && top > innerHeight / 2;
      // Some pages keep the room by a padding of their own.
      const room = bar.id ? Number.parseFloat(getComputedStyle(site).paddingTop) || 0 : 0;
      // Fractions of a pixel cover nothing.
      const isCovered =
        isOverlay || isAtFoot || height + given - (site.getBoundingClientRect().top + scrollY + room) >= 1;
      const taken = isOver && isCovered ? bar.offsetHeight : 0;
      given = isAtFoot ? 0 : taken;
      owner.claim(site, taken ? { styles: { [isAtFoot ? 'margin-bottom' : property]: `${taken}px` } } : {});
    });
  },
});
