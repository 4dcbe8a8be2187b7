import { defineUnit } from '../../core/unit';
import { findBlockDesign } from '../../gallery/designs/placed-design';
import { mountItems, readSummary } from './mount-items';

/** Summaries whose settings name a design that summaries do not have by themselves. */
export const unit = defineUnit({
  read: readSummary,
  mount(data, scope, element) {
    return mountItems({ ...data, other: findBlockDesign(data.name, element) }, scope, element);
  },
});
