// @chunk unlisted

import type { FeatureScope } from '../core/entry/feature';
import { slugsOf, watchAddress } from './address/lightbox-address';
import { checkSet } from './check-set';
import type { Lightbox, LightboxOptions } from './lightbox.types';
import { openLightbox } from './open-lightbox';

declare module '../core/entry/factories' {
  interface InlayFactories {
    /**
     * Opens the lightbox on a set of theme code's own. Rejects when the set is empty or an item shows nothing.
     * @example
     * const lightbox = await Inlay.lightbox({ set: [{ content: { type: 'image', src: '/lake.jpg', alt: 'A lake' } }] });
     * lightbox.close();
     */
    lightbox(options: LightboxOptions): Promise<Lightbox>;
  }
}

export function create(services: FeatureScope, wanted: LightboxOptions): Lightbox {
  checkSet(wanted?.set);
  const options = { services, ...wanted };
  let current = openLightbox(options);
  if (!options.history) return current;
  // Forward opens it again, so what theme code holds on to is more than one opening.
  const stopWatching = watchAddress({
    open(slug) {
      const currentSetIndex = slugsOf(options.set).indexOf(slug);
      if (currentSetIndex >= 0) current = openLightbox({ ...options, currentSetIndex });
      return currentSetIndex >= 0;
    },
  });
  return {
    get store() {
      return current.store;
    },
    close: () => current.close(),
    destroy() {
      stopWatching();
      current.destroy();
    },
  };
}
