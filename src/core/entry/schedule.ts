import { whenIdle } from '../../dom/idle';
import { whenInteracted } from '../../dom/interaction';
import { NEAR_PX, whenVisible } from '../../dom/visibility';

/** What a block waits for. One object each, so that the entry holds only those that a block names. */
export interface Schedule {
  readonly name: 'now' | 'idle' | 'visible' | 'interaction';
  /** Calls `start` when the moment has come, with what must be done again once the block is mounted; returns the cancel. */
  readonly wait: (element: HTMLElement, start: (replayed?: () => void) => void) => () => void;
}

export const now: Schedule = {
  name: 'now',
  wait(_, start) {
    // In a microtask, so that the block is known before it starts.
    queueMicrotask(start);
    return () => {};
  },
};

/** When the browser rests. */
export const idle: Schedule = { name: 'idle', wait: (_, start) => whenIdle(() => start()) };

/** Within 200 px of the viewport. */
export const visible: Schedule = { name: 'visible', wait: (element, start) => whenVisible(element, start) };

/** The same without the wait for the first frame: it has the browser lay out the page at once. */
export const visibleNow: Schedule = {
  name: 'visible',
  wait(element, start) {
    // After whatever this task still writes, so that one layout does for all. A second start does nothing.
    queueMicrotask(
      () =>
        // Through the prototype: a form's field may have any name.
        Element.prototype.checkVisibility.call(element) &&
        Element.prototype.getBoundingClientRect.call(element).top <= innerHeight + NEAR_PX &&
        start(),
    );
    return whenVisible(element, start);
  },
};

/** At the visitor's first touch. */
export const interaction: Schedule = {
  name: 'interaction',
  wait: (element, start) => whenInteracted(element, start),
};
