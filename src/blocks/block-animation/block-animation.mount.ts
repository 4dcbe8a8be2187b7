import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { whenPrinted } from '../../dom/printing';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import './block-animation.css';

const THRESHOLDS = [0, 0.1, 0.25, 0.5, 1];
const SEEN_RATIO = 0.5;

/** Half of it is seen; of what is higher than the window, any part is enough. */
function isSeen({
  isIntersecting,
  intersectionRatio,
  boundingClientRect,
}: IntersectionObserverEntry): boolean {
  return intersectionRatio >= SEEN_RATIO || (isIntersecting && boundingClientRect.height > innerHeight);
}

/**
 * Writes `animation-loaded` when the element is sufficiently seen and no picture in it is on its way any more. At once
 * for visitors who have asked for less motion; the style sheet takes the motion itself away.
 */
export function mount(element: HTMLElement, { owner }: BlockScope): MountedBlock | undefined {
  const ends: Array<() => void> = [];
  const destroy = () => {
    for (const end of ends.splice(0)) end();
  };
  const show = () => {
    destroy();
    owner.claim(element, { classes: { 'animation-loaded': true } });
  };
  const isLoading = () => Boolean(element.querySelector('img.loading'));
  const showLoaded = () => {
    if (!isLoading()) {
      show();
      return;
    }
    const changes = new MutationObserver(() => isLoading() || show());
    changes.observe(element, { subtree: true, attributeFilter: ['class'] });
    ends.push(() => changes.disconnect());
  };
  if (prefersReducedMotion()) {
    show();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(isSeen)) return;
      observer.disconnect();
      // Its pictures have become due in the same moment; a frame later they are on their way.
      const frame = requestAnimationFrame(showLoaded);
      ends.push(() => cancelAnimationFrame(frame));
    },
    { threshold: THRESHOLDS },
  );
  observer.observe(element);
  ends.push(() => observer.disconnect(), whenPrinted(show));
  return { destroy };
}
