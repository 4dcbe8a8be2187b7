import type { BlockDefinition } from '../../core/entry/block';

export const accordion: BlockDefinition = {
  name: 'accordion',
  selector: '.sqs-block-accordion',
  reveal: {
    // Theme CSS hides closed answers; with this the browser's search finds them before the script has loaded.
    '.accordion-item__dropdown:not([hidden],.accordion-item__dropdown--open,[data-is-open="true"] > *)': {
      attributes: { hidden: 'until-found' },
    },
  },
  fallbackStates: {
    // Without the script they cannot be opened.
    '.accordion-item__dropdown': { classes: { 'accordion-item__dropdown--open': true } },
  },
  load: () => import('./accordion.mount'),
};
