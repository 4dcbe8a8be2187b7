import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { readDataProps } from '../../data/data-props';
import { flag, number, object } from '../../data/shape';
import { mountGallery } from '../../gallery/mount-gallery';
import { createSlideLoader, fillParent } from '../../gallery/slide-images';
import { inFlowPlacement } from '../../media/image/image-placement';
import './gallery-section.css';
import './section-controls.css';
import { connectLightbox } from './section-lightbox';
import './section-slideshow.css';
import { readSlideSection } from './slide-section.data';
import * as design from './slideshow.design';

/** Loads the pictures of thumbnails; themes show each once it has a state of its own. */
function loadThumbnails(strip: HTMLElement, scope: Scope): void {
  const owner = scope.owner();
  const load = createSlideLoader((image, slide) => ({
    ...fillParent(image, slide),
    placement: inFlowPlacement,
    onSettled: () => owner.claim(image, { attributes: { 'data-loaded': 'true' } }),
  }));
  load(strip, scope);
}

/** `autoplayDuration`: seconds that a slide is shown during autoplay. */
const props = object({ autoplay: flag(), autoplayDuration: number() });

export const unit = defineUnit({
  read(element, warn) {
    const section = readSlideSection(element, ['gallery-slideshow', 'gallery-fullscreen-slideshow']);
    if ('fault' in section) return section;
    const { autoplay, autoplayDuration } = readDataProps(element, props, warn);
    return { ...section, autoplay, timeout: autoplayDuration && autoplayDuration * 1000 };
  },
  mount({ list, slides, next, previous, controls, autoplay, timeout }, scope, root) {
    const gallery = mountGallery(
      { list, slides, root, design, load: createSlideLoader(fillParent) },
      {
        design: 'base',
        elements: { next, previous, controls },
        autoplay,
        autoplayOptions: { timeout },
      },
      scope,
    );
    for (const strip of controls) loadThumbnails(strip, scope);
    connectLightbox(root, scope);
    return gallery;
  },
});
