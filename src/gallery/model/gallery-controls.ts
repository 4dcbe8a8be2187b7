import type { Gallery } from './gallery.types';

/** The next and previous buttons of a gallery. They lie over its slides, so a drag may begin on them. */
export function steppersOf({ attributes }: Gallery): readonly HTMLElement[] {
  const { next = [], previous = [] } = attributes.elements;
  return [...new Set([...next, ...previous])];
}

/** Whether an element is, or is inside, one of the gallery's controls: next, previous, dots, thumbnails. */
export const isInControls = (gallery: Gallery, element: Element): boolean =>
  [...steppersOf(gallery), ...(gallery.attributes.elements.controls ?? [])].some((control) =>
    control.contains(element),
  );
