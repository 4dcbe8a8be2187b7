import type { InlayApi } from './inlay';
import type { Services } from './services';

export interface FeatureScope extends Services {
  readonly inlay: InlayApi;
}

/**
 * Page-wide behaviour that belongs to no block. Starts at init; what it returns runs at destroy. One that starts later gets
 * the events that it might have heard before.
 */
export type Feature = (scope: FeatureScope, early?: readonly Woken[]) => (() => void) | undefined;

/** An event that came before there was anybody to hear it. */
export interface Woken {
  readonly name: string;
  readonly payload: unknown;
}
