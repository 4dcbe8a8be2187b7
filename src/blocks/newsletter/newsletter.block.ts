import type { BlockDefinition } from '../../core/block';

export const newsletter: BlockDefinition = {
  name: 'newsletter',
  selector: '.sqs-block-newsletter:has(form[data-form-id])',
  // What the visitor has come for, as a rule.
  when: 'visible-now',
  load: () => import('./newsletter.mount'),
};
