import type { Store } from '../store/store';
import type { Claims } from './ledger/ledger.types';
import type { Scope } from './scope';

/**
 * Keeps a server node as `describe` says, now and after each change of the store, until the scope ends. `describe` is a pure function of
 * the state. Every binding is a writer of its own: two of one node add up, and neither undoes the other.
 * @example bind(scope, button, isOpen, (open) => ({ attributes: { 'aria-expanded': String(open) } }));
 */
export function bind<State>(
  scope: Pick<Scope, 'owner' | 'defer' | 'guard'>,
  node: Element,
  store: Store<State>,
  describe: (state: State) => Claims,
): void {
  const owner = scope.owner();
  follow(scope, store, (state) => owner.claim(node, describe(state)));
}

/** Calls `show` with the state, now and after each change of the store, until the scope ends. */
export function follow<State>(
  scope: Pick<Scope, 'defer' | 'guard'>,
  store: Store<State>,
  show: (state: State) => void,
): void {
  const update = () => show(store.get());
  update();
  scope.defer(store.subscribe(scope.guard(update)));
}
