import { fade } from './fade';
import { kenBurns } from './ken-burns';
import { newSwipe } from './new-swipe';
import { scroll } from './scroll';
import { swipe } from './swipe';
import type { CreateTransition } from './transition.types';

const TRANSITIONS: Readonly<Record<string, CreateTransition>> = {
  fade,
  'ken-burns': kenBurns,
  'new-swipe': newSwipe,
  scroll,
  swipe,
};

export const isTransition = (name: string) => Object.hasOwn(TRANSITIONS, name);

/** Throws a RangeError for an unknown name. */
export function findTransition(name: string): CreateTransition {
  const found = isTransition(name) && TRANSITIONS[name];
  if (!found)
    throw new RangeError(
      `Could not find transition named ${name}. There are ${Object.keys(TRANSITIONS).join(', ')}.`,
    );
  return found;
}
