import type { BlockDefinition } from '../../core/entry/block';

/** Parts of blocks that a theme's CSS animates when they first come into view. */
export const blockAnimation: BlockDefinition = {
  name: 'block-animation',
  selector:
    '[class*="block-animation-"]:not(.block-animation-none),[class*="combination-animation-"]:not(.combination-animation-none)',
  fallbackStates: { ':scope': { classes: { 'animation-loaded': true } } },
  load: () => import('./block-animation.mount'),
};
