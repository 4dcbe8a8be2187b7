import type { BlockDefinition } from '../../core/entry/block';

/** Lists of projects whose images are shown while their titles are hovered. */
export const portfolioHover: BlockDefinition = {
  name: 'portfolio-hover',
  selector: '.portfolio-hover',
  fallbackStates: { ':scope': { attributes: { 'data-init': 'true' } } },
  load: () => import('./portfolio-hover.mount'),
};
