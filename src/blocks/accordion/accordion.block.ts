import type { BlockDefinition } from '../../core/entry/block';

export const accordion: BlockDefinition = {
  name: 'accordion',
  selector: '.sqs-block-accordion',
  reveal: {
    // Theme CSS takes closed answers out of the page; this way a search finds them before the script comes near.
    '.accordion-item__dropdown:not([hidden],.accordion-item__dropdown--open,[data-is-open="true"] > *)': {
      attributes: { hidden: 'until-found' },
    },
  },
  fallbackStates: {
    // Nobody is left to open them.
    '.accordion-item__dropdown': { classes: { 'accordion-item__dropdown--open': true } },
  },
  load: () => import('./accordion.mount'),
};
