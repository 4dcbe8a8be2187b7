import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { onResize } from '../../dom/watch-size';

/** The element that a bar would cover, in each family of themes. */
const COVERED =
  '.Site,#site,body:has(#topBar) #container,.collection-type-index #content-wrapper,body:not(.collection-type-index) #header-wrapper';

/** What two families of themes have below their header, and by what their own scripts keep its room. */
const BELOW_HEADER: Readonly<Record<string, readonly [selector: string, property: string]>> = {
  headerAnnouncementWrapper: ['#page', 'margin-top'],
  // Pages that begin with a picture have it behind the header. Where its owner has hidden it, `tremont` keeps the room.
  siteHeader: [
    'body:not(.collection-type-index,.collection-type-gallery,.has-main-image) #mainContent',
    'padding-top',
  ],
};

export const unit = defineUnit({
  mount(bar: HTMLElement, scope) {
    const [covered, property] = BELOW_HEADER[bar.id] ?? [COVERED, 'margin-top'];
    const [site] = findAll(document, covered);
    if (!site) return;
    const owner = scope.owner();
    onResize(bar, scope, () => {
      owner.release();
      const { height, top } = bar.getBoundingClientRect();
      // Theme CSS fixes the bar, or hides it in wide windows.
      if (!height || getComputedStyle(bar).position !== 'fixed') return;
      const isAtFoot = top > innerHeight / 2;
      // Some pages keep the room by a padding of their own.
      const room = bar.id ? Number.parseFloat(getComputedStyle(site).paddingTop) || 0 : 0;
      // Fractions of a pixel cover nothing.
      const isCovered = isAtFoot || height - (site.getBoundingClientRect().top + scrollY + room) >= 1;
      if (isCovered)
        owner.claim(site, {
          styles: { [isAtFoot ? 'margin-bottom' : property]: `${bar.offsetHeight}px` },
        });
    });
  },
});
