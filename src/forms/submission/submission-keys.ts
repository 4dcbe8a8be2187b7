import { createLocalStore } from '../../storage/local-store';
import type { FormValues } from '../model/form.types';

/** The entries that this page has sent, by record, with all values. Only in memory: it holds secrets, too. */
const sentHere = new Map<string, { readonly key: string; readonly content: string }>();
/** Keys that are being asked for: the form may end, start again and be sent again before one comes. */
const askedFor = new Map<string, { readonly content: string; readonly key: Promise<string | undefined> }>();
const isFilled = (value: FormValues[string]) => Object.values(value).some((part) => part !== '');
const encode = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
/** Undefined where the browser has no digest: on pages that are not served over https. */
async function digest(text: string): Promise<string | undefined> {
  const found = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return found && encode(new Uint8Array(found));
}

/**
 * Within the page, contents are compared in full. For comparison after a reload only a salted digest is stored, and only of content
 * without private values; content with private values counts as new after a reload.
 * @stored tab storage | inlay_sent:… | necessary | session | a salted digest of a form that may have been sent, so that it is not sent twice
 */
export function createSubmissionKeys(
  record: string,
  about: {
    /** Whether the value of a field must not be stored in any form. */
    readonly isPrivate: (fieldId: string) => boolean;
    /** Whether the visitor enters the field. Other fields, such as a token or the time, may change with each page load. */
    readonly isEntry: (fieldId: string) => boolean;
  },
) {
  const store = createLocalStore('session');
  const name = `inlay_sent:${record}`;
  /** Undefined where a private field is filled in. */
  async function digestOf(salt: string, values: FormValues): Promise<string | undefined> {
    const entries = Object.entries(values).filter(([id]) => about.isEntry(id));
    const isOpen = entries.every(([id, value]) => !about.isPrivate(id) || !isFilled(value));
    return isOpen ? digest(salt + JSON.stringify(entries)) : undefined;
  }
  return {
    /** The key that exactly this content may have been sent with. */
    async find(values: FormValues) {
      const asked = askedFor.get(name);
      const coming = asked?.content === JSON.stringify(values) ? await asked.key : undefined;
      if (coming) return coming;
      const here = sentHere.get(name);
      if (here) return here.content === JSON.stringify(values) ? here.key : undefined;
      const { key, salt, hash } = { ...(store.get(name) as Record<string, unknown> | undefined) };
      if (typeof key !== 'string' || typeof salt !== 'string' || typeof hash !== 'string') return undefined;
      return hash === (await digestOf(salt, values)) ? key : undefined;
    },
    /** Another attempt with this content waits for the same key. */
    expect(key: Promise<string | undefined>, values: FormValues) {
      askedFor.set(name, { key, content: JSON.stringify(values) });
      void key.finally(() => askedFor.delete(name));
    },
    async keep(key: string, values: FormValues) {
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

export type SubmissionKeys = ReturnType<typeof createSubmissionKeys>;
