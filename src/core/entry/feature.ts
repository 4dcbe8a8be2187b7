import type { Part, Scope } from '../scope';
import type { InlayApi } from './inlay-api';
import type { Services } from './services';

/** What the entry hands to features and factories. */
export interface SiteServices extends Services {
  readonly inlay: InlayApi;
}

/** The scope of a feature: it ends when the site is destroyed. */
export interface FeatureScope extends SiteServices, Scope {}

/** The scope of one call of a factory. It ends with the site; a thing that can be closed or destroyed earlier calls `end` then. */
export interface FactoryScope extends FeatureScope, Part {}

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
