import { createStore, type Store } from '../../store/store';

export interface MarqueeState {
  /** The visitor's choice: it moves, unless the button or the system's setting for motion says no. */
  readonly isPlaying: boolean;
  /** Whether it moves now: not while it is out of view, or while something holds it. */
  readonly isMoving: boolean;
  readonly isHovered: boolean;
}

type Hold = 'hover' | 'focus' | 'view';

export interface MarqueeStore extends Store<MarqueeState> {
  /** Plays or pauses, as the button does. */
  play(isPlaying: boolean): void;
  /** Keeps the text still for as long as a reason lasts. */
  hold(reason: Hold, isHeld: boolean): void;
}

/** A marquee stays still until it is known to be in view. */
export function createMarqueeStore(isPlaying: boolean): MarqueeStore {
  const holds = new Set<Hold>(['view']);
  const { get, set, subscribe } = createStore<MarqueeState>({ isPlaying, isMoving: false, isHovered: false });
  const update = (isPlayingNow: boolean) => {
    const next = {
      isPlaying: isPlayingNow,
      isMoving: isPlayingNow && holds.size === 0,
      isHovered: holds.has('hover'),
    };
    const before = get();
    const isSame =
      next.isPlaying === before.isPlaying &&
      next.isMoving === before.isMoving &&
      next.isHovered === before.isHovered;
    if (!isSame) set(next);
  };
  return {
    get,
    subscribe,
    play: update,
    hold(reason, isHeld) {
      if (isHeld) holds.add(reason);
      else holds.delete(reason);
      update(get().isPlaying);
    },
  };
}
