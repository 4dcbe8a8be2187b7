// @chunk single

import { createContext, useContext, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { BlockScope } from '../core/entry/block';
import type { EventName } from '../core/entry/bus';
import type { InlayEvents } from '../core/entry/events';
import type { Store } from '../store/store';

const Scope = createContext<BlockScope | undefined>(undefined);

export const BlockProvider = Scope.Provider;

/** The scope of the block that this part belongs to. */
export function useBlock(): BlockScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('useBlock needs a view that mountBlock has drawn.');
  return scope;
}

/** An id that is unique on the page: `useId` alone repeats itself in each root under Preact. */
export function useBlockId(): string {
  return `${useBlock().id}-${useId().replace(/[^\w-]/g, '')}`;
}

/** Draws again whenever the store changes. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Listens to the bus while the part is drawn; always calls the newest `listener`. */
export function useBus<Name extends EventName>(name: Name, listener: InlayEvents[Name]): void {
  const { bus } = useBlock();
  const newest = useRef(listener);
  newest.current = listener;
  useEffect(() => {
    const forward = (...payload: unknown[]) => {
      // `on` hands over the payload of this very event name.
      (newest.current as (...payload: unknown[]) => void)(...payload);
    };
    return bus.on(name, forward as InlayEvents[Name]);
  }, [bus, name]);
}
