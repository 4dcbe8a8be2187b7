// @chunk unlisted

import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { mountGallery } from '../../gallery/mount-gallery';
import { createSlideLoader } from '../../gallery/slide-images';
import { readUserItems } from './user-items.data';
import * as design from './user-items.design';
import './user-items.css';

/** Mounts a carousel or banner slideshow of items. It draws nothing, so it needs no renderer. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const data = readUserItems(element, (path, wanted) => {
    scope.warn('read', `${path} is no ${wanted}; the default is used.`);
  });
  if ('fault' in data) {
    scope.fail('read', data.fault);
    return undefined;
  }
  const { list, slides, next, previous, isInfinite, gap, autoplay, timeout } = data;
  const gallery = mountGallery(
    {
      list,
      slides,
      root: element,
      label: element.querySelector('[role=region]')?.getAttribute('aria-label') ?? undefined,
      design,
      load: createSlideLoader(scope),
    },
    {
      design: 'base',
      designOptions: { gap },
      elements: { next, previous },
      loop: isInfinite,
      lazyLoad: false,
      autoplay,
      autoplayOptions: { timeout },
    },
    scope,
  );
  return { store: gallery, destroy: gallery.destroy };
}
