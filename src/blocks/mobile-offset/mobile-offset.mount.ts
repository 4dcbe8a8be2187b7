import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { watchSize } from '../../dom/watch-size';

export const unit = defineUnit({
  mount(bar: HTMLElement, scope) {
    const [site] = findAll(document, '.Site,#site');
    if (!site) return;
    const owner = scope.owner();
    // Theme CSS fixes it, or hides it where the window is wide.
    const show = () => {
      owner.release();
      const { offsetHeight: height } = bar;
      if (!height || getComputedStyle(bar).position !== 'fixed') return;
      const isAtFoot = bar.getBoundingClientRect().top > innerHeight / 2;
      const isCovered = isAtFoot || site.getBoundingClientRect().top + scrollY < height;
      if (isCovered)
        owner.claim(site, { styles: { [isAtFoot ? 'margin-bottom' : 'margin-top']: `${height}px` } });
    };
    scope.defer(watchSize(bar, scope.guard(show)));
  },
});
