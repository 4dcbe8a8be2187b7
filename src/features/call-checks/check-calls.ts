// @chunk unlisted

import { CATEGORIES } from '../../consent/categories';
import { type CallShape, checkCall } from '../../core/calls/check-call';
import { aFlag, aFunction, aRoot, aText, options, required } from '../../core/calls/kinds';
import type { Services } from '../../core/entry/services';
import { nearestWord } from '../../text/nearest-word';
import { EVENT_NAMES } from './event-names';

/** A call of a method of `window.Inlay`: its name and its arguments. */
export type Call = readonly [name: string, args: readonly unknown[]];

/** The methods that answer at once; the others check their arguments before they start. */
const SHAPES: Readonly<Record<string, CallShape>> = {
  on: { name: required(aText), listener: required(aFunction) },
  emit: { name: required(aText) },
  onInitialize: { initializer: required(aFunction) },
  onDestroy: { destructor: required(aFunction) },
  push: { callback: required(aFunction) },
  scan: { root: aRoot },
  destroy: { root: aRoot },
  // What is left out counts as refused.
  'consent.choose': {
    choice: required(options(Object.fromEntries(CATEGORIES.map((category) => [category, required(aFlag)])))),
  },
};

/** A theme may have events of its own: only what looks like a slip is reported. */
function misspelt(name: unknown): string | undefined {
  if (typeof name !== 'string' || EVENT_NAMES.includes(name)) return undefined;
  const nearest = nearestWord(name, EVENT_NAMES);
  return nearest && `Inlay has no event \`${name}\`. Did you mean \`${nearest}\`?`;
}

/** Reports what is wrong with calls that have been made. */
export function checkCalls({ report }: Pick<Services, 'report'>, calls: readonly Call[]): void {
  for (const [name, args] of calls) {
    const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
    if (!shape) continue;
    const { fault, warnings } = checkCall(name, shape, args);
    const slip = 'name' in shape && misspelt(args[0]);
    for (const text of [fault, slip, ...warnings]) if (text) report('call', name, text);
  }
}
