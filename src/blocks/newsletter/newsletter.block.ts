import type { BlockDefinition } from '../../core/entry/block';
import { visibleNow } from '../../core/entry/schedule';

export const newsletter: BlockDefinition = {
  name: 'newsletter',
  selector: '.sqs-block-newsletter:has(form[data-form-id])',
  // Usually the reason for the visit, so it does not wait for the first frame.
  when: visibleNow,
  load: () => import('./newsletter.mount'),
};
