import type { Scope } from '../../core/scope';
import type { ReadData } from '../../core/unit';
import type { Gallery } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { createThemeLoader } from '../../gallery/theme-images';
import { connectThemeSlides } from '../../lightbox/openers/connect-theme-slides';
import { inFlowPlacement, overlayPlacement } from '../../media/image/image-placement';
import { mountList } from './mount-list';
import { mountSlideshow } from './mount-slideshow';
import type { readSystemGallery } from './system-gallery.data';

export type SystemGallery = ReadData<ReturnType<typeof readSystemGallery>>;

/** The height of thumbnails to which a theme gives none. */
const THUMBNAIL_PX = 66;

const coverSlide = createThemeLoader({ loaderOptions: { mode: 'cover' } }, overlayPlacement, true);

/** `Inlay.whenReady` waits for code that few galleries need, too. */
function followLoading(mounted: Promise<void>, scope: Scope): void {
  scope.on('site:wake', (waitFor) => waitFor(mounted));
}

/** A strip of thumbnails, whose height and margin are the theme's. Its code is loaded for the few galleries that have one. */
async function mountThumbnails(list: HTMLElement, main: Gallery, scope: Scope): Promise<void> {
  const { mountThumbnailStrip } = await scope.load(
    'thumbnail-strip',
    () => import('../../gallery/thumbnail-strip'),
  );
  const { height, marginTop } = getComputedStyle(list);
  mountThumbnailStrip(scope, {
    list,
    load: coverSlide,
    main,
    options: {
      height: Number.parseFloat(height) || THUMBNAIL_PX,
      margin: Number.parseFloat(marginTop) || 0,
    },
  });
}

/** Theme CSS shows the texts with the class `show`: that of the current slide has it. */
function showTexts(gallery: Gallery, { texts }: SystemGallery, scope: Scope): void {
  const owner = scope.owner();
  const show = () => {
    const { currentIndex } = gallery.get();
    for (const [index, text] of texts.entries())
      if (text) owner.claim(text, { classes: { show: index === currentIndex } });
  };
  show();
  gallery.on('change', show);
}

/** One slide at a time, with the theme's arrows, dots, numbers, thumbnails and texts. */
function mountSlides(data: SystemGallery, scope: Scope, element: HTMLElement): Gallery {
  const { list, slides, elements, arrows, hasArrows, fillsBox, transition, ratio } = data;
  const owner = scope.owner();
  // Themes make arrows that are switched off transparent, where the keyboard would still find them; the others have no height.
  for (const arrow of arrows)
    owner.claim(arrow, { styles: hasArrows ? { top: '50%' } : { display: 'none' } });
  const gallery = mountSlideshow(
    { list, slides, root: element },
    {
      fillsBox,
      designOptions: { transition, aspectRatio: ratio },
      loop: data.loop,
      autoplay: data.autoplay,
      autoplayOptions: data.timeout ? { timeout: data.timeout } : {},
      elements,
    },
    scope,
  );
  showTexts(gallery, data, scope);
  if (!data.hasThumbnails || !data.thumbnails) return gallery;
  const mounted = mountThumbnails(data.thumbnails, gallery, scope);
  followLoading(
    mounted.catch((error) => scope.warn('load', error)),
    scope,
  );
  return gallery;
}

/** A wall of columns, whose images open the lightbox. */
async function mountGrid({ list, slides, grid, lightbox }: SystemGallery, scope: Scope): Promise<void> {
  const { autocolumns } = await scope.load(
    'placed-designs',
    () => import('../../gallery/designs/placed-designs'),
  );
  const { ratio, columnWidth, gutter } = grid;
  const owner = scope.owner();
  if (ratio) for (const slide of slides) owner.claim(slide, { styles: { 'aspect-ratio': `100 / ${ratio}` } });
  const load = ratio ? coverSlide : createThemeLoader({}, inFlowPlacement, true);
  mountGallery(
    { list, slides, design: autocolumns, load },
    { design: 'autocolumns', designOptions: { columnWidth, gutter } },
    scope,
  );
  connectThemeSlides(slides, scope, lightbox);
}

/** Shows what theme CSS hides until a script has built the gallery, in the design that the settings name. */
export function mountSystemGallery(data: SystemGallery, scope: Scope, element: HTMLElement) {
  scope.owner().claim(element, {
    classes: { 'sqs-system-gallery-init': false, 'sqs-system-gallery-ready': true },
  });
  if (data.design === 'slideshow') return mountSlides(data, scope, element);
  if (data.design !== 'grid') return mountList(data.list, data.slides, scope);
  return followLoading(
    mountGrid(data, scope).catch((error) => scope.fail('load', error)),
    scope,
  );
}
