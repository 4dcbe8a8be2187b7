import { defineUnit } from '../../core/unit';
import { findAll, findAround } from '../../dom/find-all';
import { watchSizes } from '../../dom/watch-size';

/**
 * Shows a cover page or a lock screen, which the platform's CSS keeps transparent until a class says so, and lets visitors scroll its text where
 * that is longer than the window: until another class, it is cut off.
 */
export const unit = defineUnit({
  mount(layer: HTMLElement, scope) {
    const slide = findAround(layer, '.sqs-slide');
    if (slide) scope.owner().claim(slide, { classes: { 'sqs-slide-ready': true } });
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
