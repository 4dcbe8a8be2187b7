import { createContext, useContext, useId, useSyncExternalStore } from 'react';
import type { Scope } from '../core/scope';
import type { Store } from '../store/store';

const Current = createContext<Scope | undefined>(undefined);

export const ScopeProvider = Current.Provider;

export function useScope(): Scope {
  const scope = useContext(Current);
  if (!scope) throw new Error('useScope needs a view that `draw` has drawn.');
  return scope;
}

/** An id that is unique on the page: `useId` alone repeats itself in each root under Preact. */
export function useScopeId(): string {
  return `${useScope().id}-${useId().replace(/[^\w-]/g, '')}`;
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
