import { Splide } from '@splidejs/splide';
import { carousels, partOf } from './page.types';

const splides: Splide[] = [];

window.bench = {
  boot() {
    for (const root of carousels()) {
      const splide = new Splide(root, { perPage: 3, perMove: 3, arrows: false, pagination: false });
      splide.mount();
      partOf(root, '.next').addEventListener('click', () => splide.go('>'));
      partOf(root, '.previous').addEventListener('click', () => splide.go('<'));
      splides.push(splide);
    }
  },
  indexOf: (at) => splides[at]?.index ?? 0,
};
