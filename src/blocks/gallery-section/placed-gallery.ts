import type { Part, Scope } from '../../core/scope';
import { createResizeEmitter } from '../../gallery/behaviour/resize-emitter';
import type {
  Design,
  DesignModule,
  Gallery,
  GalleryAttributes,
  GalleryModel,
} from '../../gallery/model/gallery.types';
import { GALLERY_DEFAULTS } from '../../gallery/model/gallery-attributes';
import { createGalleryModel } from '../../gallery/model/gallery-model';
import { clearSavedLayout } from '../../gallery/placing/saved-layout';

export interface PlacedParts {
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly design: DesignModule;
}

const nothing = () => {};

const createDesign = ({ list, slides, design }: PlacedParts, gallery: GalleryModel, scope: Part): Design =>
  design.create({
    gallery,
    list,
    container: list,
    slides,
    options: gallery.attributes.designOptions,
    saved: clearSavedLayout(list, slides, scope.owner()),
    scope,
    owner: scope.owner(),
    moved: nothing,
    setMotion: nothing,
    setCarousel: nothing,
    setShown: nothing,
  });

/**
 * A gallery that shows all its slides at once: the model with a design that places them, and nothing that concerns a
 * current slide. So slides get no states but their places, and a thousand of them cost little.
 */
export function mountPlacedGallery(
  parts: PlacedParts,
  given: Pick<GalleryAttributes, 'design' | 'designOptions'>,
  scope: Scope,
): Gallery {
  const { list, slides } = parts;
  const life = scope.part();
  let design: Design | undefined;
  const gallery = createGalleryModel({
    attributes: { ...GALLERY_DEFAULTS, keyboard: false, ...given },
    slides,
    design: () => design,
    isStill: () => true,
    onError: (error) => life.warn('handler', error),
    play: nothing,
    pause: nothing,
    refresh: () => design?.refresh(),
    destroy: life.end,
  });
  design = createDesign(parts, gallery, life);
  const laidOutAt = list.clientWidth;
  design.refresh();
  const emitter = createResizeEmitter({
    element: list,
    laidOutAt,
    axis: 'x',
    threshold: parts.design.resizeThreshold,
    onResize: life.guard(gallery.refresh),
  });
  life.defer(emitter.destroy);
  life.defer(gallery.destroy);
  return gallery;
}
