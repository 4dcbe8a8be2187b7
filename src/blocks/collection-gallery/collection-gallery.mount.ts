import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { findAll, findAround } from '../../dom/find-all';
import * as base from '../../gallery/designs/base/base.design';
import * as stacked from '../../gallery/designs/stacked/stacked.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { createThemeLoader } from '../../gallery/theme-images';
import { inFlowPlacement, overlayPlacement } from '../../media/image/image-placement';
import { Breakpoint } from '../../vocabulary/breakpoints';

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
    slides,
    fillsBox: settings.contains('gallery-style-fill'),
    autoplay: settings.contains('gallery-auto-play'),
  };
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
function mountSlideshow(list: HTMLElement, data: CollectionGallery, scope: Scope): void {
  const { slides, fillsBox, autoplay } = data;
  keepHeight(list, scope);
  const mode = fillsBox ? 'cover' : 'contain';
  const load = createThemeLoader({ loaderOptions: { mode } }, overlayPlacement, true);
  const gallery = mountGallery(
    { list, slides, design: stacked, load },
    {
      design: 'stacked',
      designOptions: { transition: 'fade', autoHeight: false },
      historyHash: true,
      autoplay,
      elements: findElements(),
    },
    scope,
  );
  const [texts] = findAll(document, '#imageData');
  if (!texts) return;
  const linked = mountGallery(
    { list: texts, design: base, load },
    { design: 'base', keyboard: false },
    scope,
  );
  scope.defer(gallery.link(linked));
}

/** The images below each other, as the theme places them. */
function mountList(list: HTMLElement, { slides }: CollectionGallery, scope: Scope): void {
  const load = createThemeLoader({}, inFlowPlacement, true);
  const box = findAround(list, '#slideshowWrapper');
  if (box) scope.owner().claim(box, { classes: { 'mobile-gallery': true } });
  mountGallery({ list, slides, design: base, load }, { design: 'base' }, scope);
}

/** The gallery that is a page of its own in old themes: a slideshow in wide windows. */
export const unit = defineUnit({
  read: (list: HTMLElement) => readCollectionGallery(list, document.body.classList),
  mount(data, scope, list) {
    const wide = matchMedia(WIDE);
    let part = scope.part();
    const show = scope.guard(() => {
      part.end();
      part = scope.part();
      const mount = wide.matches ? mountSlideshow : mountList;
      mount(list, data, part);
    });
    show();
    scope.listen(wide, 'change', show);
  },
});
