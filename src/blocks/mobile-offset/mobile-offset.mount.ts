import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { onResize } from '../../dom/watch-size';

export const unit = defineUnit({
  mount(bar: HTMLElement, scope) {
    const [site] = findAll(document, '.Site,#site');
    if (!site) return;
    const owner = scope.owner();
    onResize(bar, scope, () => {
      owner.release();
      const { height, top } = bar.getBoundingClientRect();
      // Theme CSS fixes the bar, or hides it in wide windows.
      if (!height || getComputedStyle(bar).position !== 'fixed') return;
      const isAtFoot = top > innerHeight / 2;
      // Fractions of a pixel cover nothing.
      const isCovered = isAtFoot || height - (site.getBoundingClientRect().top + scrollY) >= 1;
      if (isCovered)
        owner.claim(site, {
          styles: { [isAtFoot ? 'margin-bottom' : 'margin-top']: `${bar.offsetHeight}px` },
        });
    });
  },
});
