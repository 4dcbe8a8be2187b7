import { whenIdle } from '../dom/idle';
import { whenInteracted } from '../dom/interaction';
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
  interaction: whenInteracted,
};
