import { defineUnit } from '../../core/unit';
import { whenPrinted } from '../../dom/printing';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import './block-animation.css';

const THRESHOLDS = [0, 0.1, 0.25, 0.5, 1];
const SEEN_RATIO = 0.5;

/** Half of it is in view, or any part of an element that is higher than the window. */
function isSeen({
  isIntersecting,
  intersectionRatio,
  boundingClientRect,
}: IntersectionObserverEntry): boolean {
  return intersectionRatio >= SEEN_RATIO || (isIntersecting && boundingClientRect.height > innerHeight);
}

/**
 * Writes `animation-loaded` once enough of the element is in view and no image in it is loading. At once under reduced
 * motion; the style sheet removes the motion itself.
 */
export const unit = defineUnit({
  mount(element: HTMLElement, scope) {
    const owner = scope.owner();
    const waiting = scope.part();
    const show = scope.guard(() => {
      waiting.end();
      owner.claim(element, { classes: { 'animation-loaded': true } });
    });
    if (prefersReducedMotion()) {
      show();
      return;
    }
    const isLoading = () => Boolean(element.querySelector('img.loading'));
    const showLoaded = () => {
      if (!isLoading()) {
        show();
        return;
      }
      const changes = new MutationObserver(() => isLoading() || show());
      changes.observe(element, { subtree: true, attributeFilter: ['class'] });
      waiting.defer(() => changes.disconnect());
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isSeen)) return;
        observer.disconnect();
        // Its images become due at the same time; a frame later they are loading.
        const frame = requestAnimationFrame(showLoaded);
        waiting.defer(() => cancelAnimationFrame(frame));
      },
      { threshold: THRESHOLDS },
    );
    observer.observe(element);
    waiting.defer(() => observer.disconnect());
    waiting.defer(whenPrinted(show));
  },
});
