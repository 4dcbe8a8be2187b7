import type { BlockDefinition } from '../../core/entry/block';

/** Text that moves across the page, in both generations of markup: block 70 and the component `website.components.scrolling`. */
export const marquee: BlockDefinition = {
  name: 'marquee',
  selector: '.sqs-block-marquee',
  fallbackStates: {
    // The text as it is measured: still, but readable.
    '.Marquee-measure': { classes: { 'Marquee-measure--shown': true } },
  },
  load: () => import('./marquee.mount'),
};
