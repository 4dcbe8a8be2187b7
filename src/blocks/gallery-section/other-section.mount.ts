import { defineUnit } from '../../core/unit';
import { readDataProps } from '../../data/data-props';
import { record } from '../../data/shape';
import { findDesign, type NamedDesign } from '../../gallery/designs/find-design';
import * as placedDesigns from '../../gallery/designs/placed-designs';
import type { PlacingModule } from '../../gallery/model/gallery.types';
import { controllersOf, mountSection, readSection } from './mount-section';

const options = record();

/** `GalleryMosaic` is a section in the design `mosaic`. */
function findKind(element: HTMLElement): NamedDesign | undefined {
  for (const controller of controllersOf(element)) {
    const [, first = '', rest = ''] = /^Gallery(.)(.*)/.exec(controller) ?? [];
    const name = first.toLowerCase() + rest;
    const design = findDesign<PlacingModule>(placedDesigns, name);
    if (design) return { name, design, options: readDataProps(element, options) ?? {} };
  }
  return undefined;
}

/** Sections whose controller names a design that sections do not have by themselves. */
export const unit = defineUnit({
  read: (element, warn) => readSection(element, warn, findKind(element)),
  mount: mountSection,
});
