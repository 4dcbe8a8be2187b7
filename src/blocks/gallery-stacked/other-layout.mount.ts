import { defineUnit } from '../../core/unit';
import { readBlockJson } from '../../data/block-json';
import { readDesignName } from '../../gallery/block/block-design';
import { findDesign } from '../../gallery/designs/find-design';
import * as placedDesigns from '../../gallery/designs/placed-designs';
import type { PlacingModule } from '../../gallery/model/gallery.types';
import { mountLayout, read } from './mount-layout';
import { mountStacked } from './mount-stacked';

/** Blocks whose settings name a design that blocks do not have by themselves; `stacked` where there is none of that name. */
export const unit = defineUnit({
  read,
  mount(block, scope, element) {
    const name = readDesignName(element);
    const design = findDesign<PlacingModule>(placedDesigns, name);
    if (!design) return mountStacked(block, scope);
    const source = readBlockJson(element);
    return mountLayout(block, { name, design, ...('json' in source && { options: source.json }) }, scope);
  },
});
