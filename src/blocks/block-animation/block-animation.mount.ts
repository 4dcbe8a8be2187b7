import { defineUnit } from '../../core/unit';
import { whenPrinted } from '../../dom/printing';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { whenSeen } from '../../dom/when-seen';
import './block-animation.css';

/** Writes `animation-loaded` once enough of the element is in view and none of its images is loading; at once under reduced motion. */
export const unit = defineUnit({
  mount(element: HTMLElement, scope) {
    const owner = scope.owner();
    const waiting = scope.part();
    const show = scope.guard(() => {
      waiting.end();
      owner.claim(element, { classes: { 'animation-loaded': true } });
    });
    if (prefersReducedMotion()) return show();
    const isLoading = () => Boolean(element.querySelector('img.loading'));
    const showLoaded = () => {
      if (!isLoading()) return show();
      const changes = new MutationObserver(() => isLoading() || show());
      changes.observe(element, { subtree: true, attributeFilter: ['class'] });
      waiting.defer(() => changes.disconnect());
    };
    waiting.defer(
      whenSeen(element, () => {
        // Its images become due at the same time; a frame later they are loading.
        const frame = requestAnimationFrame(showLoaded);
        waiting.defer(() => cancelAnimationFrame(frame));
      }),
    );
    waiting.defer(whenPrinted(show));
  },
});
