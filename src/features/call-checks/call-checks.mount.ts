import { ALWAYS } from '../../consent/answers';
import { CATEGORIES, type ConsentAnswers } from '../../consent/categories';
import { own } from '../../consent/own-list';
import { type CallShape, checkCall } from '../../core/calls/check-call';
import { aFlag, aFunction, aRoot, aText, type Kind, options, required } from '../../core/calls/kinds';
import type { Services } from '../../core/entry/services';
import { defineFeature } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { nearestWord } from '../../text/nearest-word';
import { EVENT_NAMES } from './event-names';

/** All names that a page may ask for. */
const consentNames = (): readonly string[] => [
  ...(own.list?.always ?? []),
  ...(own.list?.names ?? CATEGORIES),
];

/** A call of a method of `window.Inlay`: its name and its arguments. */
export type Call = readonly [name: string, args: readonly unknown[]];

const answers = (names: readonly string[], kind: Kind) =>
  Object.fromEntries(names.map((name) => [name, kind]));

/** The methods that answer at once; the others check their arguments before they start. */
const SHAPES: Readonly<Record<string, CallShape>> = {
  on: { name: required(aText), listener: required(aFunction) },
  emit: { name: required(aText) },
  onInitialize: { initializer: required(aFunction) },
  onDestroy: { destructor: required(aFunction) },
  push: { callback: required(aFunction) },
  scan: { root: aRoot },
  destroy: { root: aRoot },
  'consent.allows': { names: required(aText) },
};

/** A missing category counts as refused; what the site's own list has besides follows its category. */
const chooseShape = (): CallShape => ({
  choice: required(
    options({
      ...answers(
        consentNames().filter((name) => !ALWAYS.includes(name)),
        aFlag,
      ),
      ...answers(CATEGORIES, required(aFlag)),
    }),
  ),
});

const shapeOf = (name: string): CallShape | undefined => {
  if (name === 'consent.choose') return chooseShape();
  return Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
};

/** A theme may have its own events: only what looks like a slip is reported. */
function misspelt(name: unknown): string | undefined {
  if (typeof name !== 'string' || EVENT_NAMES.includes(name)) return undefined;
  const nearest = nearestWord(name, EVENT_NAMES);
  return nearest && `Inlay has no event \`${name}\`. Did you mean \`${nearest}\`?`;
}

/** Unknown names of consent that have been reported: units ask for those of the markup again and again. */
const reported = new Set<string>();

/** Warns of unknown names that something waits for. Nothing else says so, since an unknown name is never allowed. */
function unknownNames(names: string): readonly string[] {
  const known = consentNames();
  return names
    .split(/\s+/)
    .filter((name) => name && !known.includes(name))
    .map((name) => {
      reported.add(name);
      const nearest = nearestWord(name, known);
      const advice = nearest ? `Did you mean \`${nearest}\`?` : `Known are ${known.join(', ')}.`;
      return `Consent knows no category or service \`${name}\`, so it is never allowed. ${advice} A site adds its own by the setting \`consent\`.`;
    });
}

/** Reports what is wrong with calls that have been made. */
export function checkCalls({ report }: Pick<Services, 'report'>, calls: readonly Call[]): void {
  for (const [name, args] of calls) {
    const shape = shapeOf(name);
    if (!shape) continue;
    const { fault, warnings } = checkCall(name, shape, args);
    const slip = 'name' in shape && misspelt(args[0]);
    const unknown = name === 'consent.allows' && !fault ? unknownNames(`${args[0]}`) : [];
    for (const text of [fault, slip, ...unknown, ...warnings]) if (text) report('call', name, text);
  }
}

/** Checks whether names, separated by spaces, are known or have been reported. */
const isKnown = (names: string): boolean =>
  names.split(' ').every((name) => reported.has(name) || consentNames().includes(name));

/** Nothing can be wrong with a node, a function or the name of an event, and most pages call with nothing else. */
const isClear = ([name, [first, second]]: Call) => {
  if (name === 'consent.choose') {
    const given = first as Partial<ConsentAnswers> | undefined;
    return (
      CATEGORIES.every((category) => typeof given?.[category] === 'boolean') &&
      isKnown(Object.keys(given ?? {}).join(' '))
    );
  }
  if (name === 'consent.allows') return typeof first === 'string' && isKnown(first);
  return name === 'on' || name === 'emit'
    ? EVENT_NAMES.includes(`${first}`) && (name === 'emit' || typeof second === 'function')
    : first === undefined || typeof first === 'function' || first instanceof Node;
};

/** Reports elements that wait for what is not known. */
function checkMarkup({ report }: Pick<Services, 'report'>): void {
  for (const element of findAll(document, '[data-consent]'))
    for (const text of unknownNames(element.dataset.consent ?? ''))
      report('call', 'data-consent', text, element);
}

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
    checkMarkup(scope);
    watch(inlay.consent, 'allows', 'consent.allows');
    // The bus does not check names: a listener to one that does not exist is never called.
    check(Object.keys(bus.listeners ?? {}).map((name) => ['on', [name, () => {}]]));
  },
});
