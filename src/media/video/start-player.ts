import type { Scope } from '../../core/scope';
import { pagePlayback } from '../playback';
import { createPlayerFrame, type PlayerFrameOptions } from './player-frame';

export interface StartPlayerOptions extends PlayerFrameOptions {
  readonly place: Element;
  /** Another player on the page starts. */
  readonly onPause: () => void;
}

export interface Player {
  readonly frame: HTMLIFrameElement;
  /** Removes it from the page. */
  end(): void;
}

/** Plays in `place` until it is ended, at the latest with `scope`. The one player of the page that plays is paused. */
export function startPlayer(scope: Scope, { place, onPause, ...options }: StartPlayerOptions): Player {
  const part = scope.part();
  const frame = createPlayerFrame(part, options);
  const playback = { pause: onPause };
  part.defer(() => {
    frame.remove();
    pagePlayback.release(playback);
  });
  place.append(frame);
  pagePlayback.claim(playback);
  return { frame, end: part.end };
}
