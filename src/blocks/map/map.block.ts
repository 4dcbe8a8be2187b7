import type { BlockDefinition } from '../../core/entry/block';

/** Map blocks, and the newer component of the same name. */
export const map: BlockDefinition = {
  name: 'map',
  selector: '.sqs-block-map',
  load: () => import('./map.mount'),
};
