import { defineFeature } from '../core/unit';
import { isPlainObject } from '../data/is-plain-object';

/** The scripts of themes read the page's context without asking whether there is one: a copied page may have lost it. */
export const unit = defineFeature({
  mount() {
    const { Static } = window as { readonly Static?: unknown };
    if (isPlainObject(Static) && !('SQUARESPACE_CONTEXT' in Static))
      Object.assign(Static, { SQUARESPACE_CONTEXT: { tweakJSON: {} } });
  },
});
