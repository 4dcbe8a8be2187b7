import type { LedgerOwner } from '../../core/ledger/ledger.types';
import { createResizeEmitter } from '../../gallery/behaviour/resize-emitter';
import type {
  Design,
  DesignModule,
  Gallery,
  GalleryAttributes,
  GalleryScope,
} from '../../gallery/model/gallery.types';
import { GALLERY_DEFAULTS } from '../../gallery/model/gallery-attributes';
import { createGalleryModel } from '../../gallery/model/gallery-model';
import { clearSavedLayout } from '../../gallery/placing/saved-layout';

export interface PlacedParts {
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly design: DesignModule;
}

/**
 * A gallery all of whose slides stand in the page: the model with a design that places them, and nothing of what goes
 * with a current slide. So slides get no states but their places, and a thousand of them cost little.
 */
export function mountPlacedGallery(
  { list, slides, design: module }: PlacedParts,
  given: Pick<GalleryAttributes, 'design' | 'designOptions'>,
  scope: Pick<GalleryScope, 'ledger' | 'block' | 'guard' | 'warn'>,
): Gallery {
  const attributes: GalleryAttributes = { ...GALLERY_DEFAULTS, keyboard: false, ...given };
  const cleared: LedgerOwner = scope.ledger.owner(scope.block);
  const owner: LedgerOwner = scope.ledger.owner(scope.block);
  const nothing = () => {};
  let design: Design | undefined;
  const gallery = createGalleryModel({
    attributes,
    slides,
    design: () => design,
    isStill: () => true,
    onError: (error) => scope.warn('handler', error),
    play: nothing,
    pause: nothing,
    refresh: () => design?.refresh(),
    destroy() {
      emitter.destroy();
      design?.destroy();
      owner.release();
      cleared.release();
    },
  });
  design = module.create({
    gallery,
    list,
    container: list,
    slides,
    options: attributes.designOptions,
    saved: clearSavedLayout(list, slides, cleared),
    owner,
    guard: scope.guard,
    warn: (message) => scope.warn('handler', message),
    moved: nothing,
    setMotion: nothing,
    setCarousel: nothing,
    setShown: nothing,
  });
  const isHidden = !list.checkVisibility();
  design.refresh();
  const emitter = createResizeEmitter({
    element: list,
    isHidden,
    axis: 'x',
    threshold: module.resizeThreshold,
    onResize: scope.guard(gallery.refresh),
  });
  return gallery;
}
