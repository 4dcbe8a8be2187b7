import type { Claims } from '../ledger/ledger.types';

/** States to write, or a function of the element that returns them: classes and attributes. */
type Revealed = Claims | ((element: HTMLElement) => Claims);

/** Selector in a block (`:scope` for the block itself) → states. */
export type States = Readonly<Record<string, Revealed>>;
