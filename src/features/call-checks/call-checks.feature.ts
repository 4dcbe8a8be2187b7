import type { Call } from '../../core/entry/call';
import type { Feature } from '../../core/entry/feature';

/** The methods that answer at once; the others check their arguments themselves, before they start. */
const CHECKED = ['on', 'emit', 'onInitialize', 'onDestroy', 'push', 'scan', 'destroy'];

/** Nothing can be wrong with a node or a function, and most pages call with nothing else. */
const isClear = ([name, [first]]: Call) =>
  !CHECKED.includes(name) || first === undefined || typeof first === 'function' || first instanceof Node;

/**
 * Says what is wrong with arguments that scripts of the page give to methods of `window.Inlay`. The code for it loads with the first
 * call that is worth a look; calls from before are looked at, too.
 */
export const callChecks: Feature = (site) => {
  const calls = site.calls as Call[];
  const check = (given: readonly Call[]) => {
    const unclear = given.filter((call) => !isClear(call));
    if (!unclear[0]) return;
    site
      .loadChunk('check-calls', () => import('./check-calls.mount'))
      .then(
        ({ checkCalls }) => checkCalls(site, unclear),
        // Only its explanations are missing.
        () => {},
      );
  };
  check(calls.splice(0));
  // From now on none is kept. An own property: the array's method comes back with its end.
  Object.defineProperty(calls, 'push', {
    configurable: true,
    value: (...given: Call[]) => check(given),
  });
  return () => Reflect.deleteProperty(calls, 'push');
};
