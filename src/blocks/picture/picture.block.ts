import type { BlockDefinition } from '../../core/block';

/** Pictures that the server left to the script and that no other block loads. */
export const picture: BlockDefinition = {
  name: 'picture',
  selector:
    'img:is([data-src],[data-image]):not([src],:is(.sqs-gallery,.sqs-gallery-thumbnails,.sqs-block-image,.sqs-video-wrapper,.sqs-video-background,[data-controller*=Gallery],[data-controller=Lightbox]) *)',
  when: 'now',
  load: () => import('./picture.mount'),
};
