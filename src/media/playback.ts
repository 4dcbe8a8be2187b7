/** Anything that plays; a video element is one already. */
interface Pausable {
  pause(): void;
}

/** Lets one player play at a time: starting one pauses the previous one. */
export function createExclusivePlayback() {
  let playing: Pausable | undefined;
  return {
    /** `player` has begun to play: the previous player is paused. */
    claim(player: Pausable) {
      const previous = playing;
      // Set before pausing: the previous player may call `release` while it pauses.
      playing = player;
      if (previous !== player) previous?.pause();
    },
    /** `player` has stopped or is gone. */
    release(player: Pausable) {
      if (playing === player) playing = undefined;
    },
  };
}

/** Shared by all embeds and native videos of the page. */
export const pagePlayback = createExclusivePlayback();
