import type { GalleryContext } from '../model/gallery-context';
import { isInControls } from '../model/gallery-controls';

export interface InteractionListeners {
  /** A mouse enters or leaves the gallery. */
  readonly onHover: (isHovered: boolean) => void;
  /** Keyboard focus has entered the gallery, or a control was clicked. */
  readonly onInteraction: () => void;
}

/** The elements that pause autoplay while a mouse is over them. */
function findHoverAreas({ gallery, container, root }: GalleryContext): Set<Element> {
  const { autoplayOptions, elements } = gallery.attributes;
  const { pauseOnMouseover } = autoplayOptions;
  if (pauseOnMouseover)
    return new Set(pauseOnMouseover.flatMap((selector) => [...root.querySelectorAll(selector)]));
  const controls: Array<readonly HTMLElement[] | undefined> = Object.values(elements);
  return new Set([container, ...controls.flatMap((found) => found ?? [])]);
}

/** Watches for mouse and focus, either of which makes autoplay wait or stop. */
export function watchInteraction(
  context: GalleryContext,
  { onHover, onInteraction }: InteractionListeners,
): void {
  const { gallery, root, scope } = context;
  const hover = ({ pointerType, type }: PointerEvent) => {
    // Fingers do not hover.
    if (pointerType === 'mouse') onHover(type === 'pointerenter');
  };
  for (const area of findHoverAreas(context)) {
    scope.listen(area, 'pointerenter', hover);
    scope.listen(area, 'pointerleave', hover);
  }
  scope.listen(root, 'focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    // A click focuses, too. A click on a control chooses a slide; one in a slide (on a video, for example) does not,
    // and one on the button itself is about to say what is wanted.
    if (target.matches(':focus-visible') || isInControls(gallery, target)) onInteraction();
  });
}
