import { defineUnit } from '../../core/unit';
import { readDesignName } from '../../gallery/block/block-design';
import { findBlockDesign } from '../../gallery/designs/placed-design';
import { mountLayout, read } from './mount-layout';
import { mountStacked } from './mount-stacked';

/** Blocks whose settings name a design that blocks do not have by themselves; `stacked` where there is none of that name. */
export const unit = defineUnit({
  read,
  mount(block, scope, element) {
    const design = findBlockDesign(readDesignName(element), element);
    return design ? mountLayout(block, design, scope) : mountStacked(block, scope);
  },
});
