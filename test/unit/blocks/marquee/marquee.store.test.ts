import { expect, it, vi } from 'vitest';
import { createMarqueeStore } from '../../../../src/blocks/marquee/marquee.store';

it('is held until it is in view, and as long as any reason lasts', () => {
  const store = createMarqueeStore(true);
  const states = [store.get().isMoving];
  for (const [reason, isHeld] of [
    ['view', false],
    ['hover', true],
    ['focus', true],
    ['hover', false],
    ['focus', false],
  ] as const) {
    store.hold(reason, isHeld);
    states.push(store.get().isMoving);
  }
  expect(states).toEqual([false, true, false, false, false, true]);
});

it('stays still once the visitor has paused it, although nothing holds it', () => {
  const store = createMarqueeStore(true);
  store.hold('view', false);
  store.play(false);
  store.hold('hover', true);
  expect(store.get()).toEqual({ isPlaying: false, isMoving: false, isHovered: true });
  store.hold('hover', false);
  expect(store.get()).toEqual({ isPlaying: false, isMoving: false, isHovered: false });
});

it('does not play where the visitor prefers reduced motion, until they press play', () => {
  const store = createMarqueeStore(false);
  store.hold('view', false);
  expect(store.get().isMoving).toBe(false);
  store.play(true);
  expect(store.get().isMoving).toBe(true);
});

it('follows the setting of the system, but stays still once the visitor has paused it', () => {
  const store = createMarqueeStore(true);
  const playing: boolean[] = [];
  const change = (name: 'allow' | 'play', is: boolean) => {
    store[name](is);
    playing.push(store.get().isPlaying);
  };
  change('allow', false);
  change('allow', true);
  change('play', false);
  change('allow', true);
  change('play', true);
  change('allow', false);
  expect(playing).toEqual([false, true, false, false, true, false]);
});

it('tells of changes alone', () => {
  const store = createMarqueeStore(true);
  const told = vi.fn();
  store.subscribe(told);
  store.hold('view', true);
  store.play(true);
  expect(told).not.toHaveBeenCalled();
  store.hold('hover', true);
  expect(told).toHaveBeenCalledOnce();
});
