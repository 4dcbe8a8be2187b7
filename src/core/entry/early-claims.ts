import type { Claims, LedgerOwner } from '../ledger/ledger.types';

/** States to write, or a function of the element that returns them. */
export type Revealed = Claims | ((element: HTMLElement) => Claims);

/** Selector in a block (`:scope` for the block itself) → states. */
export type States = Readonly<Record<string, Revealed>>;

/** What may be written before lazy code has loaded: states that theme CSS waits for. Only additions. */
export type RevealOwner = Pick<LedgerOwner, 'claim' | 'release'>;

/** The entry's small writer, for additions only. Once loaded, the ledger takes over what it has written. */
export interface EarlyClaims extends RevealOwner {
  /** Removes what was written, and returns the claims that were still in place, for the ledger. */
  release(): ReadonlyArray<readonly [element: Element, claims: Claims]>;
}

export function createEarlyClaims(): EarlyClaims {
  let undos: Array<() => readonly [Element, Claims]> = [];
  return {
    claim(element, { classes = {}, attributes = {} }) {
      const tokens = Object.keys(classes).filter((token) => !element.classList.contains(token));
      const server = element.getAttribute('class');
      const entries = Object.entries(attributes);
      if (tokens[0]) entries.push(['class', `${server ?? ''} ${tokens.join(' ')}`.trim()]);
      for (const [name, value] of entries) {
        const isClass = name === 'class';
        if (value === null || (!isClass && element.hasAttribute(name))) continue;
        element.setAttribute(name, value);
        undos.push(() => {
          // If a foreign script has written here meanwhile, only our own tokens are removed.
          const isOurs = element.getAttribute(name) === value;
          if (isOurs && isClass && server !== null) element.setAttribute(name, server);
          else if (isOurs) element.removeAttribute(name);
          else if (isClass) element.classList.remove(...tokens);
          return [element, isClass ? { classes } : isOurs ? { attributes: { [name]: value } } : {}];
        });
      }
    },
    release() {
      const claims = undos.reverse().map((undo) => undo());
      undos = [];
      return claims;
    },
  };
}
