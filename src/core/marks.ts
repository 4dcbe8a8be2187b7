import type { Claims, LedgerOwner } from './ledger.types';

/** What may be written before any lazy code is there: states that theme CSS waits for, added and never taken away. */
export type RevealOwner = Pick<LedgerOwner, 'claim' | 'listen' | 'release'>;

/** The entry's writer: light, for additions only. The ledger takes over what it wrote when its chunk arrives. */
export interface Marks extends RevealOwner {
  /** Takes what was written off again; the listeners stay. Returns the claims, for the ledger. */
  takeOff(): ReadonlyMap<Element, Claims>;
}

export function createMarks(): Marks {
  let claimed = new Map<Element, Claims>();
  let undos: Array<() => void> = [];
  const listeners = new AbortController();
  const takeOff = () => {
    for (const undo of undos.reverse()) undo();
    undos = [];
    const taken = claimed;
    claimed = new Map();
    return taken;
  };
  return {
    claim(element, claims) {
      claimed.set(element, { ...claimed.get(element), ...claims });
      const tokens = Object.keys(claims.classes ?? {}).filter((token) => !element.classList.contains(token));
      const server = element.getAttribute('class');
      const values = {
        ...claims.attributes,
        ...(tokens[0] && { class: [server, ...tokens].join(' ').trim() }),
      };
      for (const [name, value] of Object.entries(values)) {
        const before = element.getAttribute(name);
        if (value === null || (before !== null && name !== 'class')) continue;
        element.setAttribute(name, value);
        undos.push(() => {
          if (element.getAttribute(name) === value) {
            if (before === null) element.removeAttribute(name);
            else element.setAttribute(name, before);
            // Somebody else has written here meanwhile: only our own words go.
          } else if (name === 'class') element.classList.remove(...tokens);
        });
      }
    },
    listen(target, type, listener) {
      target.addEventListener(type, listener, { signal: listeners.signal });
    },
    takeOff,
    release() {
      listeners.abort();
      takeOff();
    },
  };
}
