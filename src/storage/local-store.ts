export type LocalStore = ReturnType<typeof createLocalStore>;

/** Values that could not be written (full, blocked), shared by all stores of the page. They are newer than the area's. */
const memories = { local: new Map<string, string>(), session: new Map<string, string>() };

/** Reading the property itself throws in sandboxed frames and where the visitor blocks storage. */
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
export function createLocalStore(area: 'local' | 'session') {
  const storage = openArea(area);
  const memory = memories[area];

  /** Returns false when the browser refuses. */
  function attempt(write: (open: Storage) => void): boolean {
    try {
      if (storage) write(storage);
      return Boolean(storage);
    } catch {
      return false;
    }
  }

  return {
    /** Undefined for a missing key, and for a value that is not JSON. The caller checks the shape. */
    get(key: string): unknown {
      try {
        return JSON.parse(memory.get(key) ?? storage?.getItem(key) ?? '');
      } catch {
        return undefined;
      }
    },
    /** Keeps a JSON value. Where the browser refuses storage, it lasts as long as the page. */
    set(key: string, value: unknown): void {
      // JSON has no `undefined`: such a value is removed.
      const text: string | undefined = JSON.stringify(value);
      memory.delete(key);
      if (text === undefined) attempt((open) => open.removeItem(key));
      else if (!attempt((open) => open.setItem(key, text))) memory.set(key, text);
    },
    remove(key: string): void {
      memory.delete(key);
      attempt((open) => open.removeItem(key));
    },
  };
}
