/** Anything that plays: a native video element is one as it is. */
export interface Pausable {
  pause(): void;
}

export interface ExclusivePlayback {
  /** `player` has begun to play: whoever played before is paused. */
  claim(player: Pausable): void;
  /** `player` has stopped or is gone. */
  release(player: Pausable): void;
}

/** One sound at a time: of all players that share it, only the one that began last goes on. */
export function createExclusivePlayback(): ExclusivePlayback {
  let playing: Pausable | undefined;
  return {
    claim(player) {
      const previous = playing;
      // First: pausing may call `release` of the previous one, which must find that it no longer plays.
      playing = player;
      if (previous !== player) previous?.pause();
    },
    release(player) {
      if (playing === player) playing = undefined;
    },
  };
}

/** The page's: embeds, native videos and tracks share it. */
export const pagePlayback = createExclusivePlayback();
