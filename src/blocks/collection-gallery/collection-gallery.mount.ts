import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { findAll, findAround } from '../../dom/find-all';
import * as base from '../../gallery/designs/base/base.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { createThemeLoader } from '../../gallery/theme-images';
import { overlayPlacement } from '../../media/image/image-placement';
import { Breakpoint } from '../../vocabulary/breakpoints';
import { mountList } from './mount-list';
import { mountSlideshow } from './mount-slideshow';
import { mountSystemGallery } from './system-gallery';
import { readSystemGallery } from './system-gallery.data';

/** In narrower windows these themes have the images below each other. */
const WIDE = `(width >= ${Breakpoint.collectionSlideshow}px)`;
const MIN_HEIGHT_PX = 500;
/** Lower ones have collapsed: their theme leaves the height to a script. */
const COLLAPSED_PX = 100;

type CollectionGallery = NonNullable<ReturnType<typeof readCollectionGallery>>;

/** Reads the gallery of a collection from its markup and the settings on `body`. Never throws; undefined where it is empty. */
export function readCollectionGallery(list: HTMLElement, settings: Pick<DOMTokenList, 'contains'>) {
  const slides = findAll(list, '.slide');
  if (!slides.length) return undefined;
  return {
    kind: 'page',
    slides,
    fillsBox: settings.contains('gallery-style-fill'),
    autoplay: settings.contains('gallery-auto-play'),
  } as const;
}

/** Controls are around the list, or elsewhere in the page. */
const findElements = () => ({
  next: findAll(document, '.next-slide,.gallery-next,.right-control'),
  previous: findAll(document, '.prev-slide,.previous-slide,.gallery-prev,.left-control'),
  controls: findAll(document, '#dotControls,#numberControls,#tinyThumbControls'),
  currentIndex: findAll(document, '.currentIndex,.current-index'),
  totalSlides: findAll(document, '.totalSlides,.total-slides'),
});

/** Gives a gallery without a height of its own what the window has left of it. */
function keepHeight(list: HTMLElement, scope: Scope): void {
  const box = findAround(list, '#slideshowWrapper') ?? list;
  if (box.offsetHeight >= COLLAPSED_PX && list.offsetHeight >= COLLAPSED_PX) return;
  const owner = scope.owner();
  const [footer] = findAll(document, '#footer');
  const taken = Math.round(box.getBoundingClientRect().top + scrollY) + (footer?.offsetHeight ?? 0);
  owner.claim(box, { styles: { height: `max(${MIN_HEIGHT_PX}px, 100svh - ${taken}px)` } });
  if (box !== list) owner.claim(list, { styles: { height: '100%' } });
}

/** One slide at a time, with the theme's arrows, dots and texts. */
function mountSlides(
  list: HTMLElement,
  { slides, fillsBox, autoplay }: CollectionGallery,
  scope: Scope,
): void {
  keepHeight(list, scope);
  const gallery = mountSlideshow(
    { list, slides },
    {
      fillsBox,
      autoplay,
      designOptions: { transition: 'fade', autoHeight: false },
      elements: findElements(),
    },
    scope,
  );
  const [texts] = findAll(document, '#imageData');
  if (!texts) return;
  const linked = mountGallery(
    { list: texts, design: base, load: createThemeLoader({}, overlayPlacement, true) },
    { design: 'base', keyboard: false },
    scope,
  );
  scope.defer(gallery.link(linked));
}

/** The images below each other. */
function mountNarrow(list: HTMLElement, { slides }: CollectionGallery, scope: Scope): void {
  const box = findAround(list, '#slideshowWrapper');
  if (box) scope.owner().claim(box, { classes: { 'mobile-gallery': true } });
  mountList(list, slides, scope);
}

function mountByWidth(list: HTMLElement, data: CollectionGallery, scope: Scope): void {
  const wide = matchMedia(WIDE);
  let part = scope.part();
  const show = scope.guard(() => {
    part.end();
    part = scope.part();
    const mount = wide.matches ? mountSlides : mountNarrow;
    mount(list, data, part);
  });
  show();
  scope.listen(wide, 'change', show);
}

/** The gallery that is a page of its own in old themes: a slideshow in wide windows, or a system gallery, which has a design. */
export const unit = defineUnit({
  read(element: HTMLElement, warn, { tweakJSON: tweaks = {} }) {
    const { classList: classes } = document.body;
    return element.matches('.sqs-system-gallery')
      ? readSystemGallery(element, { classes, tweaks }, warn)
      : readCollectionGallery(element, classes);
  },
  mount(data, scope, element) {
    if (data.kind === 'system') return mountSystemGallery(data, scope, element);
    return mountByWidth(element, data, scope);
  },
});
