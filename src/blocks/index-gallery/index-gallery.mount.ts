// @chunk unlisted

import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { textOf } from '../../dom/text-of';
import * as base from '../../gallery/designs/base/base.design';
import * as stacked from '../../gallery/designs/stacked/stacked.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { createPictureLoader } from '../../gallery/picture-loader';
import { isTransition } from '../../gallery/transitions/find-transition';
import { imageOpener } from '../../lightbox/openers/image-opener';
import { openOnClick } from '../../lightbox/openers/lightbox-openers';
import { overlayPlacement } from '../../media/image/image-placement';
import { readIndexGallery } from './index-gallery.data';
import { connectTextToggles } from './text-toggles';
import './index-gallery.css';

/** The pictures of a grid enlarge themselves, save those that lead somewhere. */
function connectLightbox(slides: readonly HTMLElement[], scope: BlockScope): () => void {
  const openers = slides.flatMap((wrapper) => {
    const slide = wrapper.querySelector<HTMLElement>('.slide') ?? wrapper;
    const image = slide.querySelector('img');
    if (!image || slide.querySelector('a[href]')) return [];
    const meta = { title: textOf(slide, '.title'), description: textOf(slide, '.description') };
    return imageOpener(slide, image, { meta, id: slide.dataset.slideUrl }) ?? [];
  });
  return openOnClick(openers, scope);
}

/** Brings a gallery of an index page to life: as a slideshow with the theme's arrows and circles, or as a grid. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const data = readIndexGallery(element, document.body.classList);
  if ('fault' in data) {
    scope.fail('read', data.fault);
    return undefined;
  }
  const { list, slides, elements, isSlideshow, transition, autoplay, isAsPictures } = data;
  const load = createPictureLoader(
    scope,
    { loaderOptions: { mode: 'cover' }, placesServed: true },
    overlayPlacement,
  );
  const gallery = isSlideshow
    ? mountGallery(
        { list, slides, root: element, container: element, design: stacked, load },
        {
          design: 'stacked',
          designOptions: {
            transition: isTransition(transition) ? transition : 'fade',
            autoHeight: isAsPictures,
          },
          autoplay,
          elements,
        },
        scope,
      )
    : mountGallery({ list, slides, design: base, load }, { design: 'base' }, scope);
  const disconnect = isSlideshow ? connectTextToggles(element, scope) : connectLightbox(slides, scope);
  return {
    store: gallery,
    destroy() {
      disconnect();
      gallery.destroy();
    },
  };
}
