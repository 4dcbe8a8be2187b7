import type { BlockDefinition } from '../../core/entry/block';

/** Lists of projects whose pictures are shown as their titles are pointed at. */
export const portfolioHover: BlockDefinition = {
  name: 'portfolio-hover',
  selector: '.portfolio-hover',
  fallbackStates: { ':scope': { attributes: { 'data-init': 'true' } } },
  load: () => import('./portfolio-hover.mount'),
};
