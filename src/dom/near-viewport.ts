import { findBox, NEAR_PX } from './visibility';

/** Whether the element is displayed and within 200 px of the viewport, by measuring: observers report only later. */
export function isNearViewport(element: Element): boolean {
  const box = findBox(element);
  // Through the prototype: a form's field may have any name.
  const { getBoundingClientRect, checkVisibility } = Element.prototype;
  const { top, bottom, left, right } = getBoundingClientRect.call(box);
  return (
    checkVisibility.call(box) &&
    bottom >= -NEAR_PX &&
    top <= innerHeight + NEAR_PX &&
    right >= -NEAR_PX &&
    left <= innerWidth + NEAR_PX
  );
}
