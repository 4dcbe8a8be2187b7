import type { BlockDefinition } from '../../core/entry/block';
import { now } from '../../core/entry/schedule';

/** Images that the server left to the script and that no other block loads. */
export const strayImage: BlockDefinition = {
  name: 'stray-image',
  selector:
    'img:is([data-src],[data-image]):not([src],:is([class*=sqs-gallery],[class*=sqs-video],[data-controller=Lightbox]) *)',
  when: now,
  load: () => import('./stray-image.mount'),
};
