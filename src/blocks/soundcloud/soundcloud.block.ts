import type { BlockDefinition } from '../../core/entry/block';

/** SoundCloud blocks, whose height depends on what they play. */
export const soundcloud: BlockDefinition = {
  name: 'soundcloud',
  selector: '.sqs-block-soundcloud',
  load: () => import('./soundcloud.mount'),
};
