import { createLocalStore, type LocalStore } from '../storage/local-store';
import type { FormValues } from './form.types';

/** Remembers which key was given to which content, over a reload. */
export interface KeyMemory {
  /** The key that this very content may have been sent with. */
  find(values: FormValues): string | undefined;
  keep(key: string, values: FormValues): void;
  forget(): void;
}

export interface KeyMemoryOptions {
  /** The form's name in the store. */
  readonly record: string;
  /** Ids of fields that are never written down, such as passwords. */
  readonly secret?: readonly string[];
  readonly store?: LocalStore;
}

/** @example const keys = createKeyMemory({ record: '64af' }); */
export function createKeyMemory({
  record,
  secret = [],
  store = createLocalStore('session'),
}: KeyMemoryOptions): KeyMemory {
  const name = `inlay_sent:${record}`;
  const write = (values: FormValues) =>
    JSON.stringify(Object.entries(values).filter(([id]) => !secret.includes(id)));
  return {
    find(values) {
      const sent = store.get(name) as { readonly key?: unknown; readonly values?: unknown } | undefined;
      return typeof sent?.key === 'string' && sent.values === write(values) ? sent.key : undefined;
    },
    keep: (key, values) => store.set(name, { key, values: write(values) }),
    forget: () => store.remove(name),
  };
}
