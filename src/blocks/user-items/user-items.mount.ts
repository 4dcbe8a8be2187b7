import { defineUnit } from '../../core/unit';
import { mountGallery } from '../../gallery/mount-gallery';
import { createSlideLoader, fillParent } from '../../gallery/slide-images';
import './user-items.css';
import { readUserItems } from './user-items.data';
import * as design from './user-items.design';

export const unit = defineUnit({
  read: readUserItems,
  mount: ({ list, slides, next, previous, isInfinite, gap, autoplay, timeout }, scope, element) =>
    mountGallery(
      {
        list,
        slides,
        root: element,
        label: element.querySelector('[role=region]')?.getAttribute('aria-label') ?? undefined,
        design,
        load: createSlideLoader(fillParent),
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
    ),
});
