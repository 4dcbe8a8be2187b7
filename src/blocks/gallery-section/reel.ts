import type { BlockScope, MountedBlock } from '../../core/entry/block';
import type { Design, DesignHost } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { createScrollingDesign } from '../../gallery/scroll/scrolling-design';
import { createSlideLoader } from '../../gallery/slide-images';
import { readDimensions } from '../../media/image/dimensions';
import { readSlideSection } from './slide-section.data';

const DURATION_MS = 500;

/** The current picture in the middle, the others on either side, round and round. */
const design = {
  create(host: DesignHost): Design {
    const { gallery, slides } = host;
    const ratios = slides.map((slide) => readDimensions(slide.querySelector('img')?.dataset.imageDimensions));
    const { scroller, design: track } = createScrollingDesign(host, {
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
      ...track,
      clicked(index) {
        if (index !== gallery.get().currentIndex) gallery.go(index);
      },
    };
  },
};

/** Mounts a reel. It draws nothing, so it needs no renderer. */
export function mountSection(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const section = readSlideSection(element, ['gallery-reel']);
  if ('fault' in section) {
    scope.fail('read', section.fault);
    return undefined;
  }
  const { list, slides, next, previous } = section;
  const gallery = mountGallery(
    { list, slides, root: element, design, load: createSlideLoader(scope) },
    { design: 'base', elements: { next, previous }, lazyLoad: false },
    scope,
  );
  return { store: gallery, destroy: gallery.destroy };
}
