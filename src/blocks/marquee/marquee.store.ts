import { createStore } from '../../store/store';

type Hold = 'hover' | 'focus' | 'view';

export type MarqueeStore = ReturnType<typeof createMarqueeStore>;

/** The visitor plays or pauses a marquee; it moves while it plays and nothing holds it. At first it is held as out of view. */
export function createMarqueeStore(startsPlaying: boolean) {
  const holds = new Set<Hold>(['view']);
  const stateOf = (isPlaying: boolean) => ({
    isPlaying,
    isMoving: isPlaying && holds.size === 0,
    isHovered: holds.has('hover'),
  });
  const { get, set, subscribe } = createStore(stateOf(startsPlaying));
  let isPaused = false;
  const show = (isPlaying: boolean) => {
    const [before, next] = [get(), stateOf(isPlaying)];
    const names = ['isPlaying', 'isMoving', 'isHovered'] as const;
    if (names.some((name) => next[name] !== before[name])) set(next);
  };
  return {
    get,
    subscribe,
    /** Starts or pauses the marquee for the visitor. */
    play(isPlaying: boolean) {
      isPaused = !isPlaying;
      show(isPlaying);
    },
    /** What their system allows now. A marquee that they have paused stays still. */
    allow(isAllowed: boolean) {
      show(isAllowed && !isPaused);
    },
    /** Keeps the text still for as long as a reason lasts. */
    hold(reason: Hold, isHeld: boolean) {
      if (isHeld) holds.add(reason);
      else holds.delete(reason);
      show(get().isPlaying);
    },
  };
}
