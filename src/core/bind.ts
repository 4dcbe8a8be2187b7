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
  const show = () => owner.claim(node, describe(store.get()));
  show();
  scope.defer(store.subscribe(scope.guard(show)));
}
