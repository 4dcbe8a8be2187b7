import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { chooseBlock } from '../../gallery/block/block-design';
import '../../gallery/block/arrows.css';
import { mountGalleryBlock } from '../../gallery/block/mount-gallery-block';
import { readGalleryBlock } from '../../gallery/block/read-gallery-block';
import '../../gallery/block/slideshow.css';
import { readSlideshow } from '../../gallery/block/slideshow.data';
import * as stacked from '../../gallery/designs/stacked/stacked.design';
import type { Gallery } from '../../gallery/model/gallery.types';
import { isTransition } from '../../gallery/transitions/find-transition';
import type { ThumbnailsOf } from './thumbnails';

/** The part of the slide that a text may cover. A longer text gets less room, and scrolls. */
const MAX_PART = 0.9;
const OVERFLOW_HEIGHT = '40%';

/** Lowers texts that would cover nearly all of their image, and lets them scroll. */
function fitMetaOverlays(gallery: Gallery, list: HTMLElement, scope: Scope): void {
  const owner = scope.owner();
  const fitCurrent = () => {
    // Themes display the text of the current slide only: the others have no height to measure.
    const meta = gallery.slides[gallery.get().currentIndex]?.querySelector<HTMLElement>(':scope > .meta');
    if (!meta) return;
    owner.claim(meta, {});
    const isTooHigh = meta.scrollHeight > list.clientHeight * MAX_PART && list.clientHeight > 0;
    if (!isTooHigh) return;
    owner.claim(meta, {
      classes: { overflow: true },
      styles: { height: OVERFLOW_HEIGHT, 'overflow-y': 'auto' },
      attributes: { ...(!meta.hasAttribute('tabindex') && { tabindex: '0' }) },
    });
  };
  fitCurrent();
  gallery.on('change', fitCurrent);
  gallery.on('refresh', fitCurrent);
}

/** Few slideshows have thumbnails: their code loads only for those. */
function showThumbnails(scope: Scope, list: HTMLElement, { main, settings }: ThumbnailsOf) {
  if (!settings.thumbnails) return scope.owner().claim(list, { styles: { display: 'none' } });
  const mounted = scope
    .load('thumbnails', () => import('./thumbnails'))
    .then(({ mountThumbnails }) => mountThumbnails(scope, list, { main, settings }))
    .catch((error) => scope.warn('load', error));
  scope.on('site:wake', (waitFor) => waitFor(mounted));
}

const read = readGalleryBlock(readSlideshow);

/** Puts the slides on top of each other, with transitions between them. */
export const unit = defineUnit({
  choose: chooseBlock('gallery-slideshow'),
  read,
  mount(block, scope, element) {
    const { settings, parts } = block;
    const { crop, transition, aspectRatio = 0, autoplay, timeout } = settings;
    const gallery = mountGalleryBlock(
      block,
      {
        name: 'slideshow',
        design: stacked,
        images: { crop },
        controlsIn: element,
        attributes: {
          design: 'stacked',
          designOptions: { transition: isTransition(transition) ? transition : 'fade', aspectRatio },
          autoplay,
          autoplayOptions: { timeout },
        },
      },
      scope,
    );
    fitMetaOverlays(gallery, parts.list, scope);
    if (parts.thumbnails) showThumbnails(scope, parts.thumbnails, { main: gallery, settings });
    return gallery;
  },
});
