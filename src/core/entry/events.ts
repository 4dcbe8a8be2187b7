import type { ConsentAnswers } from '../../consent/categories';
import type { Fault } from './faults';

/** The data of a block event: the block's name, and the element that the server wrote for it. */
export interface BlockEvent {
  readonly block: string;
  readonly element: HTMLElement;
}

/**
 * Every event on the bus with what its listeners receive. Facts are past tense, requests imperative.
 * A feature adds its own by declaration merging, beside the code that emits them, and so does a theme.
 * @example
 * declare module 'inlay' {
 *   interface InlayEvents {
 *     'acme:size-chosen': (event: { readonly size: string }) => void;
 *   }
 * }
 */
export interface InlayEvents {
  /** All initializers have run. */
  'site:initialized': () => void;
  /** First step of `destroy()`, before the destructors. */
  'site:destroyed': () => void;
  /** Scans new markup, as `Inlay.scan` does; for blocks that insert some. */
  'site:scan': (root?: ParentNode) => void;
  /** `Inlay.whenReady({ all: true })`: code that waits for the visitor loads now; `waitFor` makes the call wait for it. */
  'site:wake': (waitFor: (loading: Promise<unknown>) => void) => void;
  /** A block works; `store` is its state, where it has one. */
  'block:mounted': (event: BlockEvent & { readonly store?: unknown }) => void;
  /** A block that worked has ended, and its HTML is restored. */
  'block:destroyed': (event: BlockEvent) => void;
  /** The visitor has chosen, here or in another tab. */
  'consent:changed': (choice: ConsentAnswers) => void;
  /** A chunk's style sheet could not be loaded, even after retries; the chunk works without it. */
  'style:failed': (event: { readonly chunk: string; readonly url: string }) => void;
  /** Something has failed; once for each fault. */
  fault: (fault: Fault) => void;
}
