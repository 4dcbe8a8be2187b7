// @chunk unlisted

import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { createStore } from '../../store/store';
import { readPortfolioHover } from './portfolio-hover.data';
import './portfolio-hover.css';

/** Themes do not follow a mouse in narrower windows. */
const CONDENSED_PX = 768;

/**
 * Shows a project's picture while its title is pointed at, touched or focused. The titles are links all along; the pictures
 * are loaded as any others that no block has.
 */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock {
  const { mode, attributes, height, items, pictures, stage } = readPortfolioHover(
    element,
    document.body.classList,
    scope.context.tweakJSON,
    (path, wanted) => scope.warn('read', `Portfolio: ${path} is no ${wanted}; the default is used.`),
  );
  const isCover = mode === 'hover-cover';
  /** -1: no picture is shown. */
  const active = createStore(isCover && pictures.length ? 0 : -1);
  const states = scope.ledger.owner(scope.block);

  function show(): void {
    const current = active.get();
    for (const [index, picture] of pictures.entries()) {
      const isActive = String(index === current);
      states.claim(picture, { attributes: { 'data-active': isActive, 'data-animated': 'true' } });
    }
    for (const [index, item] of items.entries())
      states.claim(item, { attributes: { 'data-active': String(index === current) } });
    place();
  }

  let shift: string | undefined;
  function place(): void {
    if (!stage) return;
    states.claim(stage, {
      attributes: { 'data-active': String(active.get() >= 0) },
      ...(shift && { styles: { left: '0px', top: '0px', transform: shift } }),
    });
  }

  function dress(): void {
    const isCondensed = innerWidth < CONDENSED_PX || prefersReducedMotion();
    if (isCondensed) shift = undefined;
    states.claim(element, {
      attributes: { 'data-init': 'true', ...attributes, 'data-condensed': String(isCondensed) },
      ...(height && { styles: { 'min-height': `${height}vh` } }),
    });
  }

  const follow = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse' || !stage?.offsetParent) return;
    if (element.dataset.condensed === 'true') return;
    const { left, top } = stage.offsetParent.getBoundingClientRect();
    const [x, y] = [
      event.clientX - left - stage.offsetWidth / 2,
      event.clientY - top - stage.offsetHeight / 2,
    ];
    shift = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    place();
  };

  items.forEach((item, index) => {
    const choose = () => active.set(index);
    for (const event of ['pointerenter', 'focus']) scope.owner.listen(item, event, choose);
    if (isCover) return;
    const leave = () => active.set(-1);
    for (const event of ['pointerleave', 'blur']) scope.owner.listen(item, event, leave);
  });
  if (mode === 'hover-follow') scope.owner.listen(element, 'pointermove', follow);
  scope.owner.listen(window, 'resize', dress);
  active.subscribe(scope.guard(show));
  dress();
  show();
  return { store: active, destroy: () => void states.release() };
}
