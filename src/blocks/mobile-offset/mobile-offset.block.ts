import type { BlockDefinition } from '../../core/entry/block';

/** Bars of 7.0 themes that are fixed to the top or the foot of narrow windows: the page keeps room for them. */
export const mobileOffset: BlockDefinition = {
  name: 'mobile-offset',
  selector: '[data-controller*=MobileOffset],.mobile-bar-wrapper',
  load: () => import('./mobile-offset.mount'),
};
