import { draw } from '../../react/draw';
import type { GalleryContext } from '../model/gallery-context';
import { RotationButton } from './rotation-button.view';

/** Draws the button as the gallery's first element, so that it comes first in the tab order. Returns its host. */
export function drawRotationButton(
  { gallery, container, slides, scope }: Pick<GalleryContext, 'gallery' | 'container' | 'slides' | 'scope'>,
  onToggle: () => void,
): Element {
  // If the container is the list itself, the button goes before it.
  const isList = slides.some((slide) => slide.parentElement === container);
  const place =
    isList && container.parentElement
      ? { into: container.parentElement, before: container }
      : { into: container, before: container.firstChild };
  return draw(scope, <RotationButton gallery={gallery} onToggle={scope.guard(onToggle)} />, {
    ...place,
    className: 'inlay-gallery-rotation',
  });
}
