import type { BlockDefinition } from '../../core/entry/block';
import { visibleNow } from '../../core/entry/schedule';

/**
 * A form that the server has written, and no JSON, in its block or anywhere else: its inputs stay. What the platform's own
 * script has drawn in a lightbox is none. Comes before `form`, which takes what is left.
 */
export const serverForm: BlockDefinition = {
  name: 'server-form',
  selector:
    '.sqs-block-form:not(:has(.sqs-form-block-context),.sqs-block-form-lightbox:not(:has([data-form-id]))),form[data-form-id]:not([class*=sqs-block-] *)',
  // Usually the reason for the visit, so it does not wait for the first frame.
  when: visibleNow,
  load: () => import('./server-form.mount'),
};
