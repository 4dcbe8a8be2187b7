import type { BlockDefinition } from '../../core/entry/block';

/** Sections that fade, slide or uncover themselves when a visitor scrolls to them. */
export const sectionAnimation: BlockDefinition = {
  name: 'section-animation',
  selector: '.page-section[data-animation]:not([data-animation=""],[data-animation=none])',
  fallbackStates: { ':scope': { attributes: { 'data-active': '' } } },
  framesContent: true,
  load: () => import('./section-animation.mount'),
};
