import type { BlockDefinition } from '../../core/entry/block';
import { now } from '../../core/entry/schedule';

/** Shaped lower edges of sections: waves, arches, corners. */
export const sectionDivider: BlockDefinition = {
  name: 'section-divider',
  selector: '[data-controller*=SectionDivider]',
  // The server cuts the section's background off until the shape is drawn.
  when: now,
  load: () => import('./section-divider.mount'),
};
