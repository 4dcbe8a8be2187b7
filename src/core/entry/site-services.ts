import type { Part, Scope } from '../scope';
import type { InlayApi } from './inlay-api';
import type { KnownBlock, Services } from './services';

/** The site's services for features and factories. */
export interface SiteServices extends Services {
  readonly inlay: InlayApi;
  /** A theme may add more; they come last. */
  readonly blocks: KnownBlock[];
  readonly features: readonly { readonly name: string }[];
}

/** The scope of a feature: it ends when the site is destroyed. */
export interface FeatureScope extends SiteServices, Scope {
  readonly blocks: SiteServices['blocks'];
}

/** The scope of one call of a factory. It ends with the site; a thing that can be closed or destroyed earlier calls `end` then. */
export interface FactoryScope extends FeatureScope, Part {
  readonly blocks: SiteServices['blocks'];
}
