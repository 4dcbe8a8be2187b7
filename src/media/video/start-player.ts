import type { Scope } from '../../core/scope';
import { type Pausable, pagePlayback } from '../playback';
import { createPlayerFrame, type PlayerFrameOptions } from './player-frame';

interface StartPlayerOptions extends PlayerFrameOptions, Pausable {
  readonly place: Element;
}

export interface Player {
  readonly frame: HTMLIFrameElement;
  /** Removes it from the page. */
  end(): void;
}

/** Plays in `place` until it is ended, at the latest with `scope`. `pause` is called when another player of the page starts. */
export function startPlayer(scope: Scope, options: StartPlayerOptions): Player {
  const part = scope.part();
  const frame = createPlayerFrame(part, options);
  part.defer(() => {
    frame.remove();
    pagePlayback.release(options);
  });
  options.place.append(frame);
  pagePlayback.claim(options);
  return { frame, end: part.end };
}
