import { defineUnit } from '../../core/unit';
import { whenPrinted } from '../../dom/printing';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { whenSeen } from '../../dom/when-seen';
import './section-animation.css';

/** Writes `data-active`, for which theme CSS animates the section, once it is in view; at once under reduced motion, and for print. */
export const unit = defineUnit({
  mount(section: HTMLElement, scope) {
    const owner = scope.owner();
    const waiting = scope.part();
    const show = scope.guard(() => {
      waiting.end();
      owner.claim(section, { attributes: { 'data-active': '' } });
    });
    if (prefersReducedMotion()) return show();
    waiting.defer(whenSeen(section, show));
    waiting.defer(whenPrinted(show));
  },
});
