import type { Part, Scope } from '../scope';
import type { InlayApi } from './inlay-api';
import type { KnownBlock, Services } from './services';

/** What the entry hands to features and factories. */
export interface SiteServices extends Services {
  readonly inlay: InlayApi;
  /** A feature and a theme may add more; they come last. */
  readonly blocks: KnownBlock[];
  /** Settles when contracts of blocks that are loading have been registered. Never rejects. */
  blocksOnTheWay?: Promise<unknown>;
}

/** The scope of a feature: it ends when the site is destroyed. */
export interface FeatureScope extends SiteServices, Scope {
  readonly blocks: SiteServices['blocks'];
}

/** The scope of one call of a factory. It ends with the site; a thing that can be closed or destroyed earlier calls `end` then. */
export interface FactoryScope extends FeatureScope, Part {
  readonly blocks: SiteServices['blocks'];
}

/**
 * Page-wide behaviour that belongs to no block. Starts at init; what it returns runs at destroy. `early` has events that
 * were emitted before it could listen.
 */
export type Feature = (services: SiteServices, early?: readonly PendingRequest[]) => (() => void) | undefined;

/** An event of the bus that came before the code that answers it. */
export interface PendingRequest {
  readonly name: string;
  readonly payload: unknown;
}
