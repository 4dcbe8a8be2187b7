import { whenIdle } from '../../dom/idle';
import { whenInteracted } from '../../dom/interaction';
import { NEAR_PX, whenVisible } from '../../dom/visibility';

/** The moment a block waits for. One object each, so that the entry contains only those that a block uses. */
export interface Schedule {
  readonly name: 'now' | 'idle' | 'visible' | 'interaction';
  /** Calls `start` at the right moment; returns the cancel. */
  readonly wait: (element: HTMLElement, start: () => void) => () => void;
}

export const now: Schedule = {
  name: 'now',
  wait(_, start) {
    // In a microtask, so that the block is known before it starts.
    queueMicrotask(start);
    return () => {};
  },
};

/** When the browser is idle. */
export const idle: Schedule = { name: 'idle', wait: (_, start) => whenIdle(start) };

/** Within 200 px of the viewport. */
export const visible: Schedule = { name: 'visible', wait: whenVisible };

/** The same, without waiting for the first frame: it forces a layout at once. */
export const visibleNow: Schedule = {
  name: 'visible',
  wait(element, start) {
    // After all writes of this task, so that all blocks share one layout. A second start does nothing.
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

/** At the visitor's first interaction. */
export const interaction: Schedule = {
  name: 'interaction',
  wait: (element, start) => whenInteracted(element, () => start()),
};
