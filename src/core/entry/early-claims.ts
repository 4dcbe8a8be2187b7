import type { Claims, LedgerOwner } from '../ledger/ledger.types';

/** States to write, or a function of the element that returns them. */
export type Revealed = Claims | ((element: HTMLElement) => Claims);

/** Selector in a block (`:scope` for the block itself) → states. */
export type States = Readonly<Record<string, Revealed>>;

/** What may be written before any lazy code is there: states that theme CSS waits for, added and never taken away. */
export type RevealOwner = Pick<LedgerOwner, 'claim' | 'release'>;

/** The entry's writer: light, for additions only. The ledger takes over what it wrote when its chunk arrives. */
export interface EarlyClaims extends RevealOwner {
  /** Takes off what was written; returns the claims that still stood, for the ledger. */
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
          // Somebody else may have written here meanwhile: then only our own words go.
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
