export interface LocalStore {
  /** Undefined for what is not there, and for what is there but no JSON. The caller checks the shape. */
  get(key: string): unknown;
  /** Keeps a JSON value. Where the browser does not let us, it lasts as long as the page. */
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

/** What could not be written (full, blocked), for all who ask as long as the page stands; newer than what is in the area. */
const memories = { local: new Map<string, string>(), session: new Map<string, string>() };

/** The mere access throws in sandboxed frames and where the visitor blocks storage. */
function openArea(area: 'local' | 'session'): Storage | undefined {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Values that outlive the page (`local`) or last with the tab (`session`).
 * @example createLocalStore('local').set('inlay_seen', { banner: true });
 */
export function createLocalStore(area: 'local' | 'session'): LocalStore {
  const storage = openArea(area);
  const memory = memories[area];

  /** False when the area is closed to us. */
  function attempt(write: (open: Storage) => void): boolean {
    try {
      if (storage) write(storage);
      return Boolean(storage);
    } catch {
      return false;
    }
  }

  return {
    get(key) {
      try {
        return JSON.parse(memory.get(key) ?? storage?.getItem(key) ?? '');
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      // JSON has no `undefined`: such a value is the same as none.
      const text: string | undefined = JSON.stringify(value);
      memory.delete(key);
      if (text === undefined) attempt((open) => open.removeItem(key));
      else if (!attempt((open) => open.setItem(key, text))) memory.set(key, text);
    },
    remove(key) {
      memory.delete(key);
      attempt((open) => open.removeItem(key));
    },
  };
}
