import { defineUnit } from '../../core/unit';
import type { MovingDesign, MovingHost } from '../../gallery/model/design.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { createScrollingDesign } from '../../gallery/scroll/scrolling-design';
import { createSlideLoader, fillParent } from '../../gallery/slide-images';
import { readDimensions } from '../../media/image/dimensions';
import './gallery-section.css';
import './reel.css';
import './section-controls.css';
import { connectLightbox } from './section-lightbox';
import { readSlideSection } from './slide-section.data';

const DURATION_MS = 500;

/** The current image in the middle, the others on either side, in an endless track. */
const design = {
  create(host: MovingHost): MovingDesign {
    const { gallery, slides } = host;
    const sizes = slides.map((slide) => readDimensions(slide.querySelector('img')?.dataset.imageDimensions));
    const { scroller, design: scrolling } = createScrollingDesign(host, {
      alignment: 'middle',
      isEndless: gallery.attributes.loop,
      duration: DURATION_MS,
      slideClaims(index) {
        const size = sizes[index];
        return {
          attributes: { 'data-active': String(index === gallery.get().currentIndex) },
          styles: size ? { '--inlay-reel-ratio': `${size.width} / ${size.height}` } : {},
        };
      },
    });
    gallery.on('change', ({ previousIndex, currentIndex }) => scroller.reclaim(previousIndex, currentIndex));
    return {
      ...scrolling,
      clicked(index) {
        if (index !== gallery.get().currentIndex) gallery.go(index);
      },
    };
  },
};

export const unit = defineUnit({
  read: (element: HTMLElement) => readSlideSection(element, ['gallery-reel']),
  mount({ list, slides, next, previous }, scope, root) {
    const gallery = mountGallery(
      { list, slides, root, design, load: createSlideLoader(fillParent) },
      { design: 'base', elements: { next, previous }, lazyLoad: false },
      scope,
    );
    connectLightbox(root, scope);
    return gallery;
  },
});
