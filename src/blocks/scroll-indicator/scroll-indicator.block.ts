import type { BlockDefinition } from '../../core/entry/block';

/** The hint at the foot of a first section that there is more below. */
export const scrollIndicator: BlockDefinition = {
  name: 'scroll-indicator',
  selector: '.Index-page-scroll-indicator',
  load: () => import('./scroll-indicator.mount'),
};
