import type { BlockDefinition } from '../../core/block';

export const newsletter: BlockDefinition = {
  name: 'newsletter',
  selector: '.sqs-block-newsletter:has(form[data-form-id])',
  load: () => import('./newsletter.mount'),
};
