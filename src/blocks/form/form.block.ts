import type { BlockDefinition } from '../../core/entry/block';
import { visibleNow } from '../../core/entry/schedule';

/** A form that is described by JSON. A copy that the platform's own script has moved into a lightbox is no block. */
export const form: BlockDefinition = {
  name: 'form',
  selector: '.sqs-block-form:not(.sqs-block-form-lightbox)',
  // Usually the reason for the visit, so it does not wait for the first frame.
  when: visibleNow,
  load: () => import('./form.mount'),
};
