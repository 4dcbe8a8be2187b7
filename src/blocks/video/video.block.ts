import type { BlockDefinition } from '../../core/entry/block';

/** Video blocks: players of video services, and files that the platform serves. */
export const video: BlockDefinition = {
  name: 'video',
  selector: '.sqs-block-video,.sqs-block-embed:has(.sqs-video-wrapper)',
  load: () => import('./video.mount'),
};
