import { defineUnit } from '../../core/unit';
import { findAround } from '../../dom/find-all';
import { watchSizes } from '../../dom/watch-size';

/** Makes the theme show its menu for narrow windows if the navigation does not fit into the header. */
export const unit = defineUnit({
  mount(nav: HTMLElement, scope) {
    const header = findAround(nav, '#header');
    if (!header) return;
    const owner = scope.owner();
    const claim = (isForced: boolean) =>
      owner.claim(document.body, { classes: { 'force-mobile-nav': isForced } });
    const edgesOf = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right) };
    };
    const show = () => {
      // The class hides the navigation, which is measured without it.
      claim(false);
      const [inner, outer] = [edgesOf(nav), edgesOf(header)];
      claim(inner.right > outer.right || inner.left < outer.left);
    };
    scope.defer(watchSizes([header, nav], scope.guard(show)));
  },
});
