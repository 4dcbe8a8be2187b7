import { useStore } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import { IconButton } from '../../ui/icon-button.view';
import messages from '../gallery.messages.json';
import type { Gallery } from '../model/gallery.types';

const t = createMessages(messages);

interface RotationButtonProps {
  readonly gallery: Gallery;
  readonly onToggle: () => void;
}

/** Stops autoplay, and starts it again. */
export function RotationButton({ gallery, onToggle }: RotationButtonProps) {
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
