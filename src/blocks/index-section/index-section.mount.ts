// @chunk unlisted

import type { BlockScope, MountedBlock } from '../../core/entry/block';
import * as base from '../../gallery/designs/base/base.design';
import { mountGallery } from '../../gallery/mount-gallery';
import { createSlideLoader } from '../../gallery/slide-images';
import { readIndexSection } from './index-section.data';
import * as slideshow from './index-section.design';
import { groupItems } from './item-groups';
import './index-section.css';

/** Brings such a gallery to life: loads its pictures, groups the items of a collage, runs a slideshow. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const data = readIndexSection(element, document.body.classList, scope.context.tweakJSON, (path, wanted) =>
    scope.warn('read', `Index gallery: ${path} is no ${wanted}; the default is used.`),
  );
  if ('fault' in data) {
    scope.fail('read', data.fault);
    return undefined;
  }
  const { list, items, elements, layout, autoplay, timeout } = data;
  const isSlideshow = layout === 'slideshow';
  const ungroup = layout === 'collage' ? groupItems(items) : undefined;
  const gallery = mountGallery(
    {
      list,
      slides: items,
      root: element,
      container: element,
      design: isSlideshow ? slideshow : base,
      load: (item, _, when) => createSlideLoader(scope, { mode: 'cover', when })(item),
    },
    isSlideshow
      ? { design: 'base', elements, autoplay, autoplayOptions: { timeout } }
      : { design: 'base', keyboard: false },
    scope,
  );
  return {
    store: gallery,
    destroy() {
      gallery.destroy();
      ungroup?.();
    },
  };
}
