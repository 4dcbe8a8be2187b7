import { prefersReducedMotion } from '../../../src/dom/reduced-motion';
import type { MovingDesign, MovingHost } from '../../../src/gallery/model/design.types';
import type { GalleryAttributes } from '../../../src/gallery/model/gallery.types';
import { GALLERY_DEFAULTS } from '../../../src/gallery/model/gallery-attributes';
import { createGalleryModel } from '../../../src/gallery/model/gallery-model';
import { createGalleryScope } from './gallery-scope';

interface Setting
  extends Pick<MovingHost, 'list' | 'slides' | 'options'>,
    Partial<Pick<MovingHost, 'setCarousel' | 'setShown'>> {
  readonly attributes?: Partial<GalleryAttributes>;
  readonly onWarning?: (message: string) => void;
}

/** A design that moves between slides, with a model and a scope of its own; it does not loop. What it throws, the test throws. */
export function createMovingDesign<Made extends MovingDesign>(
  create: (host: MovingHost) => Made,
  { list, slides, options, attributes, onWarning, setCarousel, setShown = () => {} }: Setting,
) {
  const scope = createGalleryScope(onWarning);
  let design: Made | undefined;
  const gallery = createGalleryModel({
    attributes: { ...GALLERY_DEFAULTS, loop: false, ...attributes },
    slides,
    design: () => design,
    isStill: prefersReducedMotion,
    onError(error) {
      throw error;
    },
    destroy: () => scope.end(),
  });
  design = create({
    gallery,
    list,
    container: list,
    slides,
    options,
    scope,
    owner: scope.owner(),
    moved: gallery.moved,
    setMotion: gallery.setMotion,
    setCarousel: setCarousel ?? gallery.setCarousel,
    setShown,
  });
  return { gallery, design, scope };
}
