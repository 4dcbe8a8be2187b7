import { findBox, NEAR_PX } from './visibility';

/** Checks whether the element is displayed and within `margin` px of the viewport. Measures, since observers report only later. */
export function isInViewport(element: Element, margin = 0): boolean {
  // Through the prototype: a form's field may have any name.
  const { getBoundingClientRect, checkVisibility } = Element.prototype;
  const { top, bottom, left, right } = getBoundingClientRect.call(element);
  return (
    checkVisibility.call(element) &&
    bottom > -margin &&
    top < innerHeight + margin &&
    right > -margin &&
    left < innerWidth + margin
  );
}

/** Checks whether the element is displayed and within 200 px of the viewport. */
export const isNearViewport = (element: Element): boolean => isInViewport(findBox(element), NEAR_PX);
