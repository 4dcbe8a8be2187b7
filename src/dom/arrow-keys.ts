import { OWN_ARROW_KEYS } from './own-interaction';

/** The least time between two steps while an arrow key is held down. */
const ARROW_THROTTLE_MS = 200;

/** Checks whether arrow keys already do something at the target, or the target is not an element. */
export const hasOwnArrowKeys = (target: EventTarget | null): boolean =>
  !(target instanceof Element) || target.closest(OWN_ARROW_KEYS) !== null;

/** Returns a test for presses of arrow keys: a key that is held down counts once in 200 ms. */
export function createArrowThrottle(): (event: Pick<KeyboardEvent, 'repeat' | 'timeStamp'>) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return ({ repeat, timeStamp }) => {
    if (repeat && timeStamp - last < ARROW_THROTTLE_MS) return false;
    last = timeStamp;
    return true;
  };
}
