import { defineUnit } from '../../core/unit';
import { readDataProps } from '../../data/data-props';
import { record } from '../../data/shape';
import type { NamedDesign } from '../../gallery/designs/find-design';
import { findPlacedDesign } from '../../gallery/designs/placed-design';
import { controllersOf, mountSection, readSection } from './mount-section';

const options = record();

/** `GalleryMosaic` is a section in the design `mosaic`. */
function findKind(element: HTMLElement): NamedDesign | undefined {
  for (const controller of controllersOf(element)) {
    const [, first = '', rest = ''] = /^Gallery(.)(.*)/.exec(controller) ?? [];
    const name = first.toLowerCase() + rest;
    const design = findPlacedDesign(name, readDataProps(element, options));
    if (design) return design;
  }
  return undefined;
}

/** Sections whose controller names a design that sections do not have by themselves. */
export const unit = defineUnit({
  read: (element, warn) => readSection(element, warn, findKind(element)),
  mount: mountSection,
});
