import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { carousels, partOf } from './page.types';

const emblas: EmblaCarouselType[] = [];

window.bench = {
  boot() {
    for (const root of carousels()) {
      const embla = EmblaCarousel(partOf(root, '.embla'), { align: 'start', slidesToScroll: 3 });
      const [next, previous] = [partOf(root, '.next'), partOf(root, '.previous')] as HTMLButtonElement[];
      if (!next || !previous) continue;
      const show = () => {
        next.disabled = !embla.canScrollNext();
        previous.disabled = !embla.canScrollPrev();
      };
      next.addEventListener('click', () => embla.scrollNext());
      previous.addEventListener('click', () => embla.scrollPrev());
      embla.on('init', show).on('reInit', show).on('select', show);
      emblas.push(embla);
    }
  },
  indexOf: (at) => emblas[at]?.selectedScrollSnap() ?? 0,
};
