import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { carousels, partOf } from './page.types';

const sliders: KeenSliderInstance[] = [];

window.bench = {
  boot() {
    for (const root of carousels()) {
      const slider = new KeenSlider(partOf(root, '.keen-slider'), { slides: { perView: 3 } });
      partOf(root, '.next').addEventListener('click', () => slider.next());
      partOf(root, '.previous').addEventListener('click', () => slider.prev());
      sliders.push(slider);
    }
  },
  indexOf: (at) => sliders[at]?.track.details?.abs ?? 0,
};
