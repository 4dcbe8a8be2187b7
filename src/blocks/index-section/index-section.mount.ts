import { defineUnit } from '../../core/unit';
import * as base from '../../gallery/designs/base/base.design';
import type { GalleryAttributes } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { createSlideLoader, fillParent } from '../../gallery/slide-images';
import './index-section.css';
import { type IndexSection, readIndexSection } from './index-section.data';
import * as slideshow from './index-section.design';
import { groupItems } from './item-groups';

const load = createSlideLoader((image, item) => ({ ...fillParent(image, item), mode: 'cover' }));

const attributesOf = ({ layout, elements, autoplay, timeout }: IndexSection): Partial<GalleryAttributes> =>
  layout === 'slideshow'
    ? { design: 'base', elements, autoplay, autoplayOptions: { timeout } }
    : { design: 'base', keyboard: false };

export const unit = defineUnit({
  read: (element, warn, { tweakJSON }) =>
    readIndexSection(element, { classes: document.body.classList, tweaks: tweakJSON }, warn),
  mount(section, scope, element) {
    const { list, items, layout } = section;
    if (layout === 'collage') scope.defer(groupItems(items));
    return mountGallery(
      {
        list,
        slides: items,
        root: element,
        container: element,
        design: layout === 'slideshow' ? slideshow : base,
        load,
      },
      attributesOf(section),
      scope,
    );
  },
});
