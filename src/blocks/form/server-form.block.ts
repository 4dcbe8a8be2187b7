import type { BlockDefinition } from '../../core/block';

/**
 * A form that the server has written, and no JSON, in its block or anywhere else: its inputs stay. Comes before `form`,
 * which takes what is left.
 */
export const serverForm: BlockDefinition = {
  name: 'server-form',
  selector:
    '.sqs-block-form:has(form[data-form-id]):not(:has(.sqs-form-block-context)),form[data-form-id]:not([class*=sqs-block-] *)',
  load: () => import('./server-form.mount'),
};
