import { inSlices } from '../core/in-slices';
import type { Part, Scope } from '../core/scope';
import { childElements } from '../dom/child-elements';
import { prefersReducedMotion } from '../dom/reduced-motion';
import { createStore } from '../store/store';
import { createActivation } from './behaviour/activation';
import { announceChanges } from './behaviour/announce';
import { createAutoplay } from './behaviour/autoplay';
import { adoptControls } from './behaviour/controls';
import { historyHash } from './behaviour/history';
import { keyboard } from './behaviour/keyboard';
import { createSlideAction, slideLinks } from './behaviour/slide-clicks';
import { createSlideStates } from './behaviour/slide-states';
import { playVideos } from './behaviour/videos';
import { watchWidth } from './behaviour/watch-width';
import type { Design } from './model/design.types';
import type { GalleryAttributes, GalleryModel } from './model/gallery.types';
import { GALLERY_DEFAULTS } from './model/gallery-attributes';
import type { Behaviour, GalleryContext } from './model/gallery-context';
import { createGalleryModel } from './model/gallery-model';
import type { GalleryParts, LoadSlide } from './model/gallery-parts';
import './gallery.css';
import { createIndexTriggers } from '../media/image/load-trigger';

const DEFAULT_PRELOAD = 1;

/** Loads the images of each slide as it comes near: in the viewport, or by the index. */
function loadImages({ gallery, design, slides, container, scope }: GalleryContext, load: LoadSlide) {
  const { lazyLoad, loop, designOptions } = gallery.attributes;
  const given = Number(designOptions.preloadCount ?? DEFAULT_PRELOAD);
  const moments =
    lazyLoad && design.show
      ? createIndexTriggers({
          count: slides.length,
          current: gallery.get().currentIndex,
          preload: given >= 0 ? given : DEFAULT_PRELOAD,
          loop,
          within: container,
        })
      : undefined;
  const numbered = [...slides.entries()];
  const loadSome = (some: readonly (readonly [number, HTMLElement])[]) => {
    for (const [index, slide] of some) load(slide, scope, moments?.at(index));
  };
  // Designs without a current slide measure all next, and an image has its height once it is asked for.
  if (design.show) inSlices(numbered, scope, loadSome);
  else loadSome(numbered);
  if (moments) gallery.on('change', ({ currentIndex }) => moments.show(currentIndex));
}

/** Refreshes the gallery when the device is rotated: its width may stay the same, but other sizes depend on the height. */
const orientation: Behaviour = ({ gallery, scope }) => {
  const { orientation: turned } = screen;
  if (gallery.attributes.refreshOnOrientationChange && turned)
    scope.listen(turned, 'change', gallery.refresh);
};

const linkGalleries: Behaviour = ({ gallery, scope }) => {
  for (const other of gallery.attributes.linkedGalleries) scope.defer(gallery.link(other));
};

const BEHAVIOURS: readonly Behaviour[] = [slideLinks, linkGalleries, historyHash];
/** Not needed while the gallery is far from the window. */
const NEAR_BEHAVIOURS: readonly Behaviour[] = [keyboard, announceChanges, orientation];

const findParts = ({ list, label, isControls = false, ...parts }: GalleryParts) => {
  const container = parts.container ?? list.parentElement ?? list;
  return {
    list,
    container,
    root: parts.root ?? container,
    slides: parts.slides ?? childElements(list),
    label,
    isControls,
  };
};

/**
 * Brings a list of slides to life, until `scope` ends or `destroy` is called. Omitted attributes have the defaults of `gallery-attributes.ts`.
 * @example mountGallery({ list, design: strip }, { design: 'strip', designOptions: { height: 60 } }, scope);
 */
export function mountGallery(parts: GalleryParts, given: Partial<GalleryAttributes>, scope: Scope) {
  const life = scope.part();
  try {
    return buildGallery(parts, { ...GALLERY_DEFAULTS, ...given }, life);
  } catch (error) {
    life.end();
    throw error;
  }
}

function buildGallery(parts: GalleryParts, attributes: GalleryAttributes, life: Part): GalleryModel {
  const nodes = findParts(parts);
  const { list, container, slides } = nodes;
  let design: Design | undefined;
  const gallery = createGalleryModel({
    attributes,
    slides,
    design: () => design,
    isStill: prefersReducedMotion,
    onError: (error) => life.warn('handler', error),
    rotation: { play: () => autoplay.play(), pause: () => autoplay.pause() },
    destroy: life.end,
  });
  /** The design may know which slides are visible before the gallery can write it. */
  const shown = createStore<ReadonlySet<number> | undefined>(undefined);
  design = parts.design.create({
    gallery,
    list,
    container,
    slides,
    options: attributes.designOptions,
    scope: life,
    owner: life.owner(),
    moved: gallery.moved,
    setMotion: gallery.setMotion,
    setCarousel: gallery.setCarousel,
    setShown: shown.set,
  });

  const context: GalleryContext = { ...nodes, gallery, design, scope: life };
  const states = createSlideStates(context);
  gallery.on('change', states.update);
  // Thumbnails follow the gallery that they control: the page hears of one change.
  if (!nodes.isControls)
    gallery.on('change', (change) => life.emit('gallery:change', { ...change, gallery }));
  const activation = createActivation(context, createSlideAction(context));
  const autoplay = createAutoplay(context);
  adoptControls(context, activation);
  if (parts.load) loadImages(context, parts.load);
  for (const behave of BEHAVIOURS) behave(context);

  // Designs that measure do so now; for the others, measuring would force layout.
  const laidOutAt = parts.design.resizeThreshold === undefined ? undefined : container.clientWidth;
  design.refresh?.();

  let isNear = false;
  const comeNear = () => {
    if (isNear) return;
    isNear = true;
    playVideos(context, autoplay);
    for (const behave of NEAR_BEHAVIOURS) behave(context);
    if (attributes.refreshOnResize) watchWidth(context, parts.design, laidOutAt);
  };
  const show = () => {
    const visible = shown.get();
    if (!visible) return;
    comeNear();
    states.setShown(visible);
  };
  if (!design.isWatched) comeNear();
  show();
  life.defer(shown.subscribe(show));
  life.defer(gallery.destroy);
  return gallery;
}
