import type { BlockDefinition } from '../../core/entry/block';

/** Archives that open by a checkbox, as older pages have them. Newer ones are `details`, which need no script. */
export const archive: BlockDefinition = {
  name: 'archive',
  selector: '.sqs-block-archive:has(.archive-dropdown-toggle-checkbox)',
  load: () => import('./archive.mount'),
};
