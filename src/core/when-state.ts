import type { Store } from '../store/store';
import type { Scope } from './scope';

/**
 * Runs `run` once, as soon as the state of a store passes: now, or after a change.
 * @example whenState(scope, cart, { passes: ({ subtotal }) => Boolean(subtotal), run: () => loadFormats(scope) });
 */
export function whenState<State>(
  scope: Scope,
  store: Store<State>,
  { passes, run }: Readonly<{ passes: (state: State) => boolean; run: () => unknown }>,
): void {
  const waiting = scope.part();
  waiting.follow(store, (state) => {
    if (!passes(state)) return;
    waiting.end();
    scope.guard(run)();
  });
}
