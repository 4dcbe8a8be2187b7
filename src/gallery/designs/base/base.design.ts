import type { Design } from '../../model/design.types';

declare module '../../model/design-options' {
  interface DesignOptions {
    /** Slides as the page's own CSS shows them; the gallery keeps the index and the controls. */
    base: Readonly<Record<string, never>>;
  }
}

/** Leaves the slides where the page's own CSS puts them. Blocks with an unknown design get it. */
export function create(): Design {
  return {};
}
