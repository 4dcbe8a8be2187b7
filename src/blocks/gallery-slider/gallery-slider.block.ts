import type { BlockDefinition } from '../../core/entry/block';

/** Gallery blocks with images side by side in a strip. */
export const gallerySlider: BlockDefinition = {
  name: 'gallery-slider',
  selector: ':is(.sqs-block-gallery,.sqs-block-instagram):has(.sqs-gallery-block-slider)',
  fallbackStates: {
    '.sqs-gallery': { classes: { 'inlay-scroller': true } },
    '.sqs-gallery-controls > *': { classes: { 'sqs-hidden': true } },
  },
  pictures: 'own',
  load: () => import('./gallery-slider.mount'),
};
