import type { BlockDefinition } from '../../core/entry/block';
import { visibleNow } from '../../core/entry/schedule';

export const newsletter: BlockDefinition = {
  name: 'newsletter',
  selector: '.sqs-block-newsletter:has(form[data-form-id])',
  // What the visitor has come for, as a rule.
  when: visibleNow,
  load: () => import('./newsletter.mount'),
};
