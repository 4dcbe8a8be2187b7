import type { FeatureScope } from '../core/feature';
import type { Lightbox, LightboxOptions } from './lightbox.types';
import { openLightbox } from './open-lightbox';

declare module '../core/factories' {
  interface InlayFactories {
    /**
     * Opens the lightbox on a set of theme code's own. Rejects when the set is empty.
     * @example
     * const lightbox = await Inlay.lightbox({ set: [{ content: { type: 'image', src: '/lake.jpg', alt: 'A lake' } }] });
     * lightbox.close();
     */
    lightbox(options: LightboxOptions): Promise<Lightbox>;
  }
}

export function create(_scope: FeatureScope, options: LightboxOptions): Lightbox {
  return openLightbox(options);
}
