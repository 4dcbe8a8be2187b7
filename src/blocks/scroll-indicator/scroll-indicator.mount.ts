import { defineUnit } from '../../core/unit';
import { onPress } from '../../dom/on-press';
import { prefersReducedMotion } from '../../dom/reduced-motion';

/** Once this part of the section has left the window, the visitor has found out. */
const LEFT_RATIO = 0.25;

interface ScrollIndicator {
  readonly section: HTMLElement;
  readonly next: HTMLElement;
}

function readScrollIndicator(element: HTMLElement): ScrollIndicator | undefined {
  const section = element.parentElement;
  const next = section?.nextElementSibling;
  return section && next instanceof HTMLElement ? { section, next } : undefined;
}

/** Shows the hint while the first section is in the window; a press scrolls to the next one. */
export const unit = defineUnit({
  read: readScrollIndicator,
  mount({ section, next }, scope, element) {
    const owner = scope.owner();
    const show = (isShown: boolean) =>
      owner.claim(element, {
        classes: { hidden: !isShown },
        // Its text is its name.
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
    onPress(element, scope, (event) => {
      event.preventDefault();
      next.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    });
  },
});
