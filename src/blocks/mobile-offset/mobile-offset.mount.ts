// @chunk unlisted

import { defineUnit } from '../../core/unit';
import { findAll, matches } from '../../dom/find-all';
import { watchSize } from '../../dom/watch-size';

export const unit = defineUnit({
  mount(bar: HTMLElement, scope) {
    const [site] = findAll(document, '.Site');
    if (!site) return;
    const owner = scope.owner();
    const isAtFoot = matches(bar, '.Mobile-bar--bottom');
    // Theme CSS fixes it, or hides it where the window is wide.
    const show = () => {
      owner.release();
      const { offsetHeight: height } = bar;
      if (!height || getComputedStyle(bar).position !== 'fixed') return;
      const isCovered = isAtFoot || site.getBoundingClientRect().top + scrollY < height;
      if (isCovered)
        owner.claim(site, { styles: { [isAtFoot ? 'margin-bottom' : 'margin-top']: `${height}px` } });
    };
    scope.defer(watchSize(bar, scope.guard(show)));
  },
});
