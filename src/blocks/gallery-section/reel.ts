import type { Scope } from '../../core/scope';
import type { Design, DesignHost, Gallery } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { createScrollingDesign } from '../../gallery/scroll/scrolling-design';
import { createSlideLoader, fillParent } from '../../gallery/slide-images';
import { readDimensions } from '../../media/image/dimensions';
import { readSlideSection, type SlideSection } from './slide-section.data';

const DURATION_MS = 500;

/** The current image in the middle, the others on either side, in an endless track. */
const design = {
  create(host: DesignHost): Design {
    const { gallery, slides } = host;
    const ratios = slides.map((slide) => readDimensions(slide.querySelector('img')?.dataset.imageDimensions));
    const { scroller, design: scrolling } = createScrollingDesign(host, {
      alignment: 'middle',
      isEndless: gallery.attributes.loop,
      duration: DURATION_MS,
      slideClaims(index) {
        const ratio = ratios[index];
        return {
          attributes: { 'data-active': String(index === gallery.get().currentIndex) },
          styles: ratio ? { '--inlay-reel-ratio': `${ratio.width} / ${ratio.height}` } : {},
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

export const read = (element: HTMLElement) => readSlideSection(element, ['gallery-reel']);

/** Mounts a reel. */
export const mount = (
  { list, slides, next, previous }: SlideSection,
  scope: Scope,
  root: HTMLElement,
): Gallery =>
  mountGallery(
    { list, slides, root, design, load: createSlideLoader(fillParent) },
    { design: 'base', elements: { next, previous }, lazyLoad: false },
    scope,
  );
