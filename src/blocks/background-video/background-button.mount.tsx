import type { ReactNode } from 'react';
import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { useScope, useStore } from '../../react/scope-context';
import type { Store } from '../../store/store';
import { createMessages } from '../../text/messages';
import { IconButton } from '../../ui/icon-button.view';
import messages from './background-video.messages.json';

const t = createMessages(messages);

/** The fallback image, the video playing, or the video paused by the visitor. */
export type BackgroundState = 'still' | 'moving' | 'held';

type BackgroundButtonProps = Readonly<{ store: Store<BackgroundState>; onToggle: () => void }>;

/** Pauses and plays a background video. `background-pause-button` is the class that themes know. */
function BackgroundButton({ store, onToggle }: BackgroundButtonProps): ReactNode {
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

/** Draws the button after the box of the video, which takes no clicks. */
export function drawButton(scope: Scope, box: Element, props: BackgroundButtonProps): void {
  draw(scope, <BackgroundButton {...props} />, { into: box.parentNode ?? box, before: box.nextSibling });
}
