import type { BlockDefinition } from '../../core/entry/block';

/** The list of lessons beside a lesson of a course. */
export const courseNav: BlockDefinition = {
  name: 'course-nav',
  selector: '.course-item:has(.course-item__side-nav)',
  load: () => import('./course-nav.mount'),
};
