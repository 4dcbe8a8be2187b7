import * as carousel from '../../../src/gallery/designs/carousel/carousel.design';
import type { Gallery } from '../../../src/gallery/model/gallery.types';
import { mountGallery } from '../../../src/gallery/mount-gallery';
import { scope } from '../../support/own-scope';
import { carousels, partOf } from './page.types';

const galleries: Gallery[] = [];

window.bench = {
  boot() {
    for (const root of carousels()) {
      galleries.push(
        mountGallery(
          { list: partOf(root, '.sqs-gallery'), root, design: carousel },
          {
            design: 'carousel',
            loop: false,
            elements: { next: [partOf(root, '.next')], previous: [partOf(root, '.previous')] },
          },
          scope.part({ element: root }),
        ),
      );
    }
  },
  indexOf: (at) => galleries[at]?.get().currentIndex ?? 0,
};
