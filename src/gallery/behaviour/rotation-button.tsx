import { draw } from '../../react/draw';
import { useStore } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import { IconButton } from '../../ui/icon-button.view';
import messages from '../gallery.messages.json';
import type { Gallery } from '../model/gallery.types';
import type { GalleryContext } from '../model/gallery-context';

const t = createMessages(messages);

interface RotationButtonProps {
  readonly gallery: Gallery;
  readonly onToggle: () => void;
}

function RotationButton({ gallery, onToggle }: RotationButtonProps) {
  const { isPlaying } = useStore(gallery);
  return (
    <IconButton
      icon={isPlaying ? 'pause' : 'play'}
      label={t(isPlaying ? 'stopRotation' : 'startRotation')}
      size={20}
      onClick={onToggle}
    />
  );
}

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
