/** @jsxImportSource ../../react/static */
import type { Scope } from '../../core/scope';
import type { JSX } from '../../react/static/jsx-runtime';
import type { Store } from '../../store/store';
import { createMessages } from '../../text/messages';
import { PAUSE, PLAY } from '../../ui/static-icon-paths';
import messages from './background-video.messages.json';

const t = createMessages(messages);

/** The fallback image, the video playing, or the video paused by the visitor. */
export type BackgroundState = 'still' | 'moving' | 'held';

interface BackgroundButtonProps {
  readonly scope: Scope;
  readonly store: Store<BackgroundState>;
  readonly onToggle: () => void;
}

/** Pauses and plays a background video. `background-pause-button` is the class that themes know. */
export function BackgroundButton({ scope, store, onToggle }: BackgroundButtonProps): JSX.Element {
  const path = <path />;
  const button = (
    <button type="button" className="inlay-background-button background-pause-button" onClick={onToggle}>
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        {path}
      </svg>
    </button>
  );
  // Drawn anew, it would lose focus.
  scope.follow(store, (state) => {
    const isPaused = state === 'held';
    button.setAttribute('aria-label', t(isPaused ? 'play' : 'pause'));
    path.setAttribute('d', isPaused ? PLAY : PAUSE);
  });
  return button;
}
