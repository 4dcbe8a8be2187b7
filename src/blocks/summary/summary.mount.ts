import { defineUnit } from '../../core/unit';
import { mountSummary } from './mount-summary';
import { readSummary } from './summary.data';
import { readRendering } from './summary-rendering.data';

/** Brings a summary to life. One that the server has sent without its items gets them first. */
export const unit = defineUnit({
  choose: (element) =>
    readRendering(element)
      ? { name: 'summary-rendering', load: () => import('./summary-rendering.mount') }
      : undefined,
  read: readSummary,
  mount: mountSummary,
});
