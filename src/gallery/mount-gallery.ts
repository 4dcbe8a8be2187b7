import type { LedgerOwner } from '../core/ledger/ledger.types';
import { prefersReducedMotion } from '../dom/reduced-motion';
import { createActivation } from './behaviour/activation';
import { announceChanges } from './behaviour/announce';
import { type Autoplay, createAutoplay } from './behaviour/autoplay';
import { createControls } from './behaviour/controls';
import { historyHash } from './behaviour/history';
import { loadImages } from './behaviour/images';
import { keyboard } from './behaviour/keyboard';
import { linkGalleries } from './behaviour/link-galleries';
import { orientation } from './behaviour/orientation';
import { createResizeEmitter } from './behaviour/resize-emitter';
import { createSlideAction, slideLinks } from './behaviour/slide-clicks';
import { createSlideStates } from './behaviour/slide-states';
import { createVideos } from './behaviour/videos';
import type {
  Design,
  DesignHost,
  Gallery,
  GalleryAttributes,
  GalleryParts,
  GalleryScope,
} from './model/gallery.types';
import { GALLERY_DEFAULTS } from './model/gallery-attributes';
import type { Behaviour, GalleryContext } from './model/gallery-context';
import { createGalleryModel } from './model/gallery-model';
import { clearSavedLayout, slideElements } from './placing/saved-layout';
import './gallery.css';

/** What every gallery does, each part on its own. */
const BEHAVIOURS: readonly Behaviour[] = [slideLinks, linkGalleries, historyHash];
/** What nobody can need of a gallery that is far from the window. */
const NEAR_BEHAVIOURS: readonly Behaviour[] = [keyboard, announceChanges, orientation];

/**
 * Brings a list of slides to life: design, controls, clicks, keys, autoplay, history, linked galleries, refreshing. What
 * `attributes` leaves out has the default of `gallery-attributes.ts`.
 *
 * @example
 * import * as strip from '../../gallery/designs/strip';
 * const gallery = mountGallery({ list, design: strip }, { design: 'strip', designOptions: { height: 60 } }, scope);
 */
export function mountGallery(
  parts: GalleryParts,
  given: Partial<GalleryAttributes>,
  scope: GalleryScope,
): Gallery {
  const { list, design: module, label, isControls = false } = parts;
  const container = parts.container ?? list.parentElement ?? list;
  const root = parts.root ?? container;
  const slides = parts.slides ?? slideElements(list);
  const attributes: GalleryAttributes = { ...GALLERY_DEFAULTS, ...given };
  const owners: LedgerOwner[] = [];
  const ends: Array<() => void> = [];
  let design: Design | undefined;
  let autoplay: Autoplay | undefined;

  const own = () => {
    const owner = scope.ledger.owner(scope.block);
    owners.push(owner);
    return owner;
  };
  const onError = (error: unknown) => scope.warn('handler', error);
  const gallery = createGalleryModel({
    attributes,
    slides,
    design: () => design,
    isStill: prefersReducedMotion,
    onError,
    play: () => rotation().play(),
    pause: () => autoplay?.pause(),
    refresh: () => design?.refresh(),
    destroy() {
      for (const end of ends.reverse()) scope.guard(end)();
      for (const owner of owners.reverse()) owner.release();
    },
  });

  const owner = own();
  let setShown: (shown: ReadonlySet<number>) => void = () => {};
  let early: ReadonlySet<number> | undefined;
  const host: DesignHost = {
    gallery,
    list,
    container,
    slides,
    options: attributes.designOptions,
    saved: clearSavedLayout(list, slides, own()),
    owner,
    guard: scope.guard,
    warn: (message) => scope.warn('handler', message),
    moved: gallery.moved,
    setMotion: gallery.setMotion,
    setCarousel: gallery.setCarousel,
    setShown: (shown) => {
      early = shown;
      setShown(shown);
    },
  };
  try {
    design = module.create(host);
  } catch (error) {
    gallery.destroy();
    throw error;
  }
  ends.push(() => design?.destroy());

  const context: GalleryContext = {
    gallery,
    design,
    list,
    container,
    root,
    slides,
    label,
    isControls,
    scope,
    owner,
    own,
  };
  const start = (behaviours: readonly Behaviour[]) => {
    for (const behave of behaviours) {
      const end = behave(context);
      if (end) ends.push(end);
    }
  };
  /** Most galleries never go by themselves. */
  const rotation = (): Autoplay => {
    if (!autoplay) {
      autoplay = createAutoplay(context);
      ends.push(autoplay.destroy);
    }
    return autoplay;
  };
  const dresser = createSlideStates(context);
  ends.push(dresser.destroy, gallery.on('change', dresser.update));
  const presses = createActivation(context, createSlideAction(context));
  if (attributes.autoplay) rotation();
  start([createControls(presses), ...(parts.load ? [loadImages(parts.load)] : []), ...BEHAVIOURS]);

  let isNear = false;
  const come = () => {
    if (isNear) return;
    isNear = true;
    start([createVideos({ hold: (isHeld) => rotation().hold(isHeld) }), ...NEAR_BEHAVIOURS]);
    if (attributes.refreshOnResize) ends.push(watchWidth());
  };
  const watchWidth = () => {
    const emitter = createResizeEmitter({
      element: container,
      axis: 'x',
      threshold: module.resizeThreshold,
      isHidden,
      onResize: scope.guard(gallery.refresh),
    });
    return emitter.destroy;
  };
  // Layouts of ours measure now; the others only style.
  const isHidden = module.resizeThreshold === undefined ? undefined : !container.checkVisibility();
  design.refresh();
  setShown = (shown) => {
    come();
    dresser.setShown(shown);
  };
  if (!design.isWatched) come();
  if (early) setShown(early);
  return gallery;
}
