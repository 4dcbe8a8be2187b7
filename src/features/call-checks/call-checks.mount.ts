import { CATEGORIES, type ConsentAnswers } from '../../consent/categories';
import { type CallShape, checkCall } from '../../core/calls/check-call';
import { aFlag, aFunction, aRoot, aText, options, required } from '../../core/calls/kinds';
import type { Services } from '../../core/entry/services';
import { defineFeature } from '../../core/unit';
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
  // A missing category counts as refused.
  'consent.choose': {
    choice: required(options(Object.fromEntries(CATEGORIES.map((category) => [category, required(aFlag)])))),
  },
};

/** A theme may have its own events: only what looks like a slip is reported. */
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

/** Nothing can be wrong with a node, a function or the name of an event, and most pages call with nothing else. */
const isClear = ([name, [first, second]]: Call) => {
  if (name === 'consent.choose')
    return CATEGORIES.every(
      (category) => typeof (first as Partial<ConsentAnswers> | undefined)?.[category] === 'boolean',
    );
  return name === 'on' || name === 'emit'
    ? EVENT_NAMES.includes(`${first}`) && (name === 'emit' || typeof second === 'function')
    : first === undefined || typeof first === 'function' || first instanceof Node;
};

/** Says what is wrong with arguments that scripts of the page give to methods of `window.Inlay`: from now on, and of names that they listen to already. */
export const unit = defineFeature({
  mount(_, scope) {
    const { inlay, bus } = scope;
    const check = (calls: readonly Call[]) => {
      const unclear = calls.filter((call) => !isClear(call));
      if (unclear[0]) checkCalls(scope, unclear);
    };
    const watch = (owner: object, key: string, name = key) => {
      const methods = owner as Record<string, (...args: unknown[]) => unknown>;
      const method = methods[key];
      if (!method) return;
      methods[key] = (...args) => {
        check([[name, args]]);
        return method(...args);
      };
      scope.defer(() => {
        methods[key] = method;
      });
    };
    for (const name of Object.keys(SHAPES)) watch(inlay, name);
    watch(inlay.consent, 'choose', 'consent.choose');
    // The bus does not check names: a listener to one that does not exist is never called.
    check(Object.keys(bus.listeners ?? {}).map((name) => ['on', [name, () => {}]]));
  },
});
