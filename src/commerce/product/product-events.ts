import type { Snapshot } from '../../data/snapshot';
import type { Product, ProductVariant, Selection } from './product.types';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** A visitor has chosen, or taken back, a value of an option. `variant` is undefined until there is one for all that is chosen. */
    'product:variant-changed': (event: {
      readonly element: HTMLElement;
      readonly product: Snapshot<Product>;
      readonly selection: Selection;
      readonly variant: Snapshot<ProductVariant> | undefined;
    }) => void;
  }
}
