import type { ReactNode } from 'react';
import { useScope, useStore } from '../../react/scope-context';
import type { Store } from '../../store/store';
import { createMessages } from '../../text/messages';
import { IconButton } from '../../ui/icon-button.view';
import messages from './background-video.messages.json';
import type { BackgroundState } from './background-video.store';

const t = createMessages(messages);

interface BackgroundButtonProps {
  readonly store: Store<BackgroundState>;
  readonly onToggle: () => void;
}

/** Pauses and plays a background video. `background-pause-button` is the class that themes know. */
export function BackgroundButton({ store, onToggle }: BackgroundButtonProps): ReactNode {
  const { guard } = useScope();
  const isPaused = useStore(store) === 'held';
  return (
    <IconButton
      className="inlay-background-button background-pause-button"
      icon={isPaused ? 'play' : 'pause'}
      label={t(isPaused ? 'play' : 'pause')}
      size={18}
      onClick={guard(onToggle)}
    />
  );
}
