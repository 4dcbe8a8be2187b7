import type { BlockDefinition } from '../../core/entry/block';

/** Dots beside index pages of 7.0 themes, one for each section. */
export const indexNav: BlockDefinition = {
  name: 'index-nav',
  selector: '.Index-nav:has(.Index-nav-item)',
  load: () => import('./index-nav.mount'),
};
