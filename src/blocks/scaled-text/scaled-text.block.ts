import type { BlockDefinition } from '../../core/entry/block';
import { now } from '../../core/entry/schedule';

/** Text that is as large as the column it is in allows. Theme CSS keeps it out of sight until a script has sized it. */
export const scaledText: BlockDefinition = {
  name: 'scaled-text',
  selector: '.sqsrte-scaled-text-container',
  when: now,
  load: () => import('./scaled-text.mount'),
};
