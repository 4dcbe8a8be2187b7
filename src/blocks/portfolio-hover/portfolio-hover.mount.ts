import { bind } from '../../core/bind';
import { defineUnit } from '../../core/unit';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { createStore } from '../../store/store';
import { Breakpoint } from '../../vocabulary/breakpoints';
import './portfolio-hover.css';
import { isActive, readPortfolioHover, shiftClaims } from './portfolio-hover.data';

/** Shows a project's image while its title is hovered, touched or focused. `stray-image` loads the images. */
export const unit = defineUnit({
  read: (element, warn, { tweakJSON }) =>
    readPortfolioHover(element, { classes: document.body.classList, tweaks: tweakJSON }, warn),
  mount({ mode, attributes, height, items, images, stage }, scope, element) {
    const isCover = mode === 'hover-cover';
    /** -1: no image is shown. */
    const active = createStore(isCover && images.length ? 0 : -1);
    const owner = scope.owner();
    const shift = createStore('');

    images.forEach((image, index) => {
      const isAnimated = { 'data-animated': 'true' };
      bind(scope, image, active, (at) => ({ attributes: { ...isActive(at === index), ...isAnimated } }));
    });
    items.forEach((item, index) => {
      bind(scope, item, active, (at) => ({ attributes: isActive(at === index) }));
    });
    if (stage) {
      bind(scope, stage, active, (at) => ({ attributes: isActive(at >= 0) }));
      bind(scope, stage, shift, shiftClaims);
    }

    function claimElement(): void {
      // Themes do not let images follow the mouse in narrower windows.
      const isCondensed = innerWidth < Breakpoint.tablet || prefersReducedMotion();
      if (isCondensed) shift.set('');
      owner.claim(element, {
        attributes: { 'data-init': 'true', ...attributes, 'data-condensed': String(isCondensed) },
        ...(height && { styles: { 'min-height': `${height}vh` } }),
      });
    }

    const followMouse = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse' || !stage?.offsetParent || element.dataset.condensed === 'true') return;
      const { left, top } = stage.offsetParent.getBoundingClientRect();
      const x = Math.round(clientX - left - stage.offsetWidth / 2);
      const y = Math.round(clientY - top - stage.offsetHeight / 2);
      shift.set(`translate(${x}px, ${y}px)`);
    };

    items.forEach((item, index) => {
      for (const type of ['pointerenter', 'focus']) scope.listen(item, type, () => active.set(index));
      if (isCover) return;
      for (const type of ['pointerleave', 'blur']) scope.listen(item, type, () => active.set(-1));
    });
    if (mode === 'hover-follow') scope.listen(element, 'pointermove', followMouse);
    scope.listen(window, 'resize', claimElement);
    claimElement();
    return active;
  },
});
