import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { watchSizes } from '../../dom/watch-size';

/** Lets visitors scroll the text of a cover page that is longer than the window. Theme CSS cuts it off until a class says so. */
export const unit = defineUnit({
  mount(layer: HTMLElement, scope) {
    const owner = scope.owner();
    const update = () => {
      const { scrollTop } = layer;
      // With the class, theme CSS lays the text out as it needs: it is measured without.
      owner.release();
      if (layer.scrollHeight > layer.clientHeight)
        owner.claim(layer, { classes: { scroll: true }, attributes: { tabindex: '0' } });
      layer.scrollTop = scrollTop;
    };
    scope.defer(watchSizes([layer, ...findAll(layer, ':scope > * > *')], scope.guard(update)));
  },
});
