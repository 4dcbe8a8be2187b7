import type { BlockDefinition } from '../../core/entry/block';
import { now } from '../../core/entry/schedule';

/** Bars of 7.0 themes whose parts belong where classes of the body say. */
export const ancillaryLayout: BlockDefinition = {
  name: 'ancillary-layout',
  selector: '[data-nc-base]',
  when: now,
  framesContent: true,
  load: () => import('./ancillary-layout.mount'),
};
