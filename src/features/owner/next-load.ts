import type { Scope } from '../../core/scope';
import { createLocalStore } from '../../storage/local-store';

/** The key of the requests that the platform's editor leaves for the next load of a page. */
const KEY = 'sqs_actions_for_next_load';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** The editor has left this for the next page that loads. Its shape is the editor's own. */
    'owner:next-load': (action: unknown) => void;
  }
}

/** Emits what was left, each action once: it is gone before the first listener runs. */
export function runNextLoadActions({ bus }: Pick<Scope, 'bus'>): void {
  for (const area of ['session', 'local'] as const) {
    const store = createLocalStore(area);
    const actions = store.get(KEY);
    if (actions === undefined) continue;
    store.remove(KEY);
    for (const action of Array.isArray(actions) ? actions : [actions]) bus.emit('owner:next-load', action);
  }
}
