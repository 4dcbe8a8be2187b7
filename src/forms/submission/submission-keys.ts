import { createLocalStore, type LocalStore } from '../../storage/local-store';
import type { FormValues } from '../form-values';

/** Remembers which key was given to which content, over a reload. */
export interface SubmissionKeys {
  /** The key that this very content may have been sent with. */
  find(values: FormValues): Promise<string | undefined>;
  keep(key: string, values: FormValues): Promise<void>;
  forget(): void;
}

export interface SubmissionKeysOptions {
  /** The form's name in the store. */
  readonly record: string;
  /** Whether the value of a field must not be written down in any form; see `private-controls.ts`. */
  readonly isPrivate?: (fieldId: string) => boolean;
  /** Whether a field is the visitor's own. The others may change from one page load to the next: a token, the time. */
  readonly isEntry?: (fieldId: string) => boolean;
  readonly store?: LocalStore;
}

interface Sent {
  readonly key: string;
  readonly content: string;
}

/** What this page has sent, by record: all values, secrets too, and nothing that outlives the page. */
const sentHere = new Map<string, Sent>();

const isFilled = (value: FormValues[string]) => Object.values(value).some((part) => part !== '');

const encode = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Undefined where the browser does not digest: pages that are not served over https. */
async function digest(text: string): Promise<string | undefined> {
  const found = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return found && encode(new Uint8Array(found));
}

/**
 * Within the page contents are compared in full. For the time after a reload only a salted digest is written down, of what may be;
 * with a private field in it nothing tells whether the content is the same, and it counts as another one.
 * @example const keys = createKeyMemory({ record: '64af' });
 */
export function createSubmissionKeys({
  record,
  isPrivate = () => false,
  isEntry = () => true,
  store = createLocalStore('session'),
}: SubmissionKeysOptions): SubmissionKeys {
  const name = `inlay_sent:${record}`;
  /** Undefined where a private field is filled in. */
  async function digestOf(salt: string, values: FormValues): Promise<string | undefined> {
    const entries = Object.entries(values).filter(([id]) => isEntry(id));
    const isOpen = entries.every(([id, value]) => !isPrivate(id) || !isFilled(value));
    return isOpen ? digest(salt + JSON.stringify(entries)) : undefined;
  }
  return {
    async find(values) {
      const here = sentHere.get(name);
      if (here) return here.content === JSON.stringify(values) ? here.key : undefined;
      const { key, salt, hash } = { ...(store.get(name) as Record<string, unknown> | undefined) };
      if (typeof key !== 'string' || typeof salt !== 'string' || typeof hash !== 'string') return undefined;
      return hash === (await digestOf(salt, values)) ? key : undefined;
    },
    async keep(key, values) {
      sentHere.set(name, { key, content: JSON.stringify(values) });
      const salt = encode(crypto.getRandomValues(new Uint8Array(16)));
      const hash = await digestOf(salt, values);
      if (hash) store.set(name, { key, salt, hash });
      else store.remove(name);
    },
    forget() {
      sentHere.delete(name);
      store.remove(name);
    },
  };
}
