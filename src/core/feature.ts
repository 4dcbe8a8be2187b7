import type { InlayApi } from './inlay';
import type { Services } from './services';

export interface FeatureScope extends Services {
  readonly inlay: InlayApi;
}

/** Page-wide behaviour that belongs to no block. Starts at init; what it returns runs at destroy. */
export type Feature = (scope: FeatureScope) => (() => void) | undefined;
