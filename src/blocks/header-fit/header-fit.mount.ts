import { defineUnit } from '../../core/unit';
import { findAround } from '../../dom/find-all';
import { watchSizes } from '../../dom/watch-size';

/** Has the theme show its menu for narrow windows where the navigation has no room in the header. */
export const unit = defineUnit({
  mount(nav: HTMLElement, scope) {
    const header = findAround(nav, '#header');
    if (!header) return;
    const owner = scope.owner();
    const claim = (isForced: boolean) =>
      owner.claim(document.body, { classes: { 'force-mobile-nav': isForced } });
    const show = () => {
      // The class hides the navigation, which is measured without it.
      claim(false);
      const [inner, outer] = [nav, header].map((element) => element.getBoundingClientRect());
      if (!inner || !outer) return;
      claim(
        Math.round(inner.right) > Math.round(outer.right) || Math.round(inner.left) < Math.round(outer.left),
      );
    };
    scope.defer(watchSizes([header, nav], scope.guard(show)));
  },
});
