import { defineUnit } from '../../core/unit';
import { onActivate } from '../../dom/on-press';
import { prefersReducedMotion } from '../../dom/reduced-motion';

/** Once this part of the section has left the window, the visitor needs no hint. */
const LEFT_RATIO = 0.25;

function readScrollIndicator(element: HTMLElement) {
  const section = element.parentElement;
  const next = section?.nextElementSibling;
  return section && next instanceof HTMLElement ? { section, next } : undefined;
}

/** Shows the hint while the first section is in the window; activation scrolls to the next one. */
export const unit = defineUnit({
  read: readScrollIndicator,
  mount({ section, next }, scope, element) {
    const owner = scope.owner();
    const show = (isShown: boolean) =>
      owner.claim(element, {
        classes: { hidden: !isShown },
        attributes: isShown ? { role: 'button', tabindex: '0' } : {},
      });
    const observer = new IntersectionObserver(
      scope.guard((entries: IntersectionObserverEntry[]) => {
        const { top = 0, height = 0 } = entries.at(-1)?.boundingClientRect ?? {};
        show(top > -height * LEFT_RATIO);
      }),
      { threshold: [0, 0.25, 0.5, 1 - LEFT_RATIO, 1] },
    );
    observer.observe(section);
    scope.defer(() => observer.disconnect());
    onActivate(element, scope, () =>
      next.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' }),
    );
  },
});
