import { readSiteContext } from '../../../src/context/context';
import { createBus } from '../../../src/core/entry/bus';
import type { Services } from '../../../src/core/entry/services';
import { createScope } from '../../../src/core/scope';
import * as carousel from '../../../src/gallery/designs/carousel/carousel.design';
import type { Gallery } from '../../../src/gallery/model/gallery.types';
import { mountGallery } from '../../../src/gallery/mount-gallery';
import { carousels, partOf } from './page.types';

const galleries: Gallery[] = [];
const bus = createBus((_, error) => reportError(error));
const context = readSiteContext({}, () => {});
const scope = createScope({
  // A carousel needs no other services.
  services: { bus, context } as unknown as Services,
  name: 'gallery',
  warn: (_, cause) => reportError(cause),
});

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
