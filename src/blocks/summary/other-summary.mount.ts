import { defineUnit } from '../../core/unit';
import { readBlockJson } from '../../data/block-json';
import { findDesign } from '../../gallery/designs/find-design';
import * as placedDesigns from '../../gallery/designs/placed-designs';
import type { PlacingModule } from '../../gallery/model/gallery.types';
import { mountItems, readSummary } from './mount-items';

/** Summaries whose settings name a design that summaries do not have by themselves. */
export const unit = defineUnit({
  read: readSummary,
  mount(data, scope, element) {
    const { name } = data;
    const design = findDesign<PlacingModule>(placedDesigns, name);
    const source = readBlockJson(element);
    const options = 'json' in source ? source.json : {};
    return mountItems({ ...data, other: design && { name, design, options } }, scope, element);
  },
});
