import { readSiteContext } from '../../../src/context/context';
import { createBus } from '../../../src/core/entry/bus';
import { pageLedger } from '../../../src/core/ledger/page-ledger';
import * as carousel from '../../../src/gallery/designs/carousel/carousel.design';
import type { Gallery } from '../../../src/gallery/model/gallery.types';
import { mountGallery } from '../../../src/gallery/mount-gallery';
import { carousels, partOf } from './page.types';

const galleries: Gallery[] = [];
const bus = createBus((_, error) => reportError(error));
const context = readSiteContext({}, () => {});

window.bench = {
  boot() {
    for (const [at, root] of carousels().entries()) {
      galleries.push(
        mountGallery(
          { list: partOf(root, '.sqs-gallery'), root, design: carousel },
          {
            design: 'carousel',
            loop: false,
            elements: { next: [partOf(root, '.next')], previous: [partOf(root, '.previous')] },
          },
          {
            id: `carousel-${at}`,
            block: 'gallery',
            ledger: pageLedger,
            bus,
            context,
            guard: (handler) => handler,
            warn: (_, cause) => reportError(cause),
          },
        ),
      );
    }
  },
  indexOf: (at) => galleries[at]?.get().currentIndex ?? 0,
};
