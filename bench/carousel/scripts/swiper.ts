import Swiper from 'swiper';
import { A11y, Keyboard, Navigation } from 'swiper/modules';
import { carousels, partOf } from './page.types';

const swipers: Swiper[] = [];

window.bench = {
  boot() {
    for (const root of carousels()) {
      swipers.push(
        new Swiper(partOf(root, '.swiper'), {
          modules: [A11y, Keyboard, Navigation],
          slidesPerView: 3,
          slidesPerGroup: 3,
          keyboard: { enabled: true },
          navigation: { nextEl: partOf(root, '.next'), prevEl: partOf(root, '.previous') },
        }),
      );
    }
  },
  indexOf: (at) => swipers[at]?.activeIndex ?? 0,
};
