import type { Gallery } from './gallery.types';

/** The next and previous buttons of a gallery: they lie over it, so a drag may begin on them. */
export function steppersOf({ attributes }: Gallery): readonly HTMLElement[] {
  const { next = [], previous = [] } = attributes.elements;
  return [...new Set([...next, ...previous])];
}

/** Whether an element is one of the gallery's controls, or in one: next, previous, dots, thumbnails. */
export const isInControls = (gallery: Gallery, element: Element): boolean =>
  [...steppersOf(gallery), ...(gallery.attributes.elements.controls ?? [])].some((control) =>
    control.contains(element),
  );
