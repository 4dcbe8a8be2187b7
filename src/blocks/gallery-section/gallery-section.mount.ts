import '../../gallery/gallery.css';
import './gallery-section.css';
import { defineUnit } from '../../core/unit';
import * as cells from '../../gallery/designs/cells/cells.design';
import type { NamedDesign } from '../../gallery/designs/find-design';
import * as masonry from '../../gallery/designs/masonry/masonry.design';
import * as strips from '../../gallery/designs/strips/strips.design';
import { controllersOf, mountSection, readSection } from './mount-section';

/** Kinds by the name of their controller. */
const KINDS: Readonly<Record<string, NamedDesign>> = {
  GalleryMasonry: { name: 'masonry', design: masonry },
  GalleryStrips: { name: 'strips', design: strips },
  GalleryGrid: { name: 'cells', design: cells },
};

const other = { name: 'other-section', load: () => import('./other-section.mount') };

const findKind = (element: HTMLElement) =>
  Object.entries(KINDS).find(([name]) => controllersOf(element).includes(name))?.[1];

export const unit = defineUnit({
  choose: (element) => (findKind(element) ? undefined : other),
  read: (element, warn) => readSection(element, warn, findKind(element)),
  mount: mountSection,
});
