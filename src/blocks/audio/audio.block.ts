import type { BlockDefinition } from '../../core/entry/block';

/** Audio blocks: one recording each. */
export const audio: BlockDefinition = {
  name: 'audio',
  selector: '.sqs-audio-embed',
  load: () => import('./audio.mount'),
};
