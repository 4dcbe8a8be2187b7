import { CATEGORIES, type ConsentAnswers } from '../../consent/categories';
import type { Feature } from '../../core/entry/feature';
import type { Call } from './check-calls';
import { EVENT_NAMES } from './event-names';

/** The methods that answer at once; the others check their arguments themselves, before they start. */
const CHECKED = ['on', 'emit', 'onInitialize', 'onDestroy', 'push', 'scan', 'destroy'] as const;

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

/**
 * Says what is wrong with arguments that scripts of the page give to methods of `window.Inlay`: from now on, and of names that they
 * listen to already. The code for it loads with the first call that is worth a look.
 */
export const watchCalls: Feature = (site) => {
  const { inlay, bus } = site;
  const check = (calls: readonly Call[]) => {
    const unclear = calls.filter((call) => !isClear(call));
    if (!unclear[0]) return;
    site
      .loadChunk('check-calls', () => import('./check-calls'))
      .then(
        ({ checkCalls }) => checkCalls(site, unclear),
        // Only its explanations are missing.
        () => {},
      );
  };
  const watch = (owner: object, key: string, name = key) => {
    const methods = owner as Record<string, (...args: unknown[]) => unknown>;
    const method = methods[key];
    if (!method) return () => {};
    methods[key] = (...args) => {
      check([[name, args]]);
      return method(...args);
    };
    return () => {
      methods[key] = method;
    };
  };
  const undos = [
    ...CHECKED.map((name) => watch(inlay, name)),
    watch(inlay.consent, 'choose', 'consent.choose'),
  ];
  // Of a listener that is no function the bus knows nothing; it is a fault when its event comes.
  check(Object.keys(bus.listeners ?? {}).map((name) => ['on', [name, () => {}]]));
  return () => {
    for (const undo of undos) undo();
  };
};
