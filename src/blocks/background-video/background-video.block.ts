import type { BlockDefinition } from '../../core/entry/block';

/** Videos behind a section: of another service, or a file that the platform serves. */
export const backgroundVideo: BlockDefinition = {
  name: 'background-video',
  selector: '.sqs-video-background,.sqs-video-background-native',
  load: () => import('./background-video.mount'),
};
