import { whenIdle } from '../dom/idle';
import { whenInteracted } from '../dom/interaction';
import { isNearViewport } from '../dom/near-viewport';
import { whenVisible } from '../dom/visibility';
import type { When } from './block';

type Schedule = (element: HTMLElement, start: (replayed?: () => void) => void) => () => void;

/** Calls `start` when the condition is met, with what must be done again once the block is mounted; returns the cancel. */
export const schedules: Readonly<Record<When, Schedule>> = {
  now: (_, start) => {
    // In a microtask, so that the block is known before it starts.
    queueMicrotask(start);
    return () => {};
  },
  idle: (_, start) => whenIdle(start),
  visible: whenVisible,
  'visible-now': (element, start) => {
    // After whatever this task still writes, so that one layout does for all. A second start does nothing.
    queueMicrotask(() => isNearViewport(element) && start());
    return whenVisible(element, start);
  },
  interaction: whenInteracted,
};
