import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import { onResize } from '../../dom/watch-size';
import type { GalleryElements } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { createThemeLoader } from '../../gallery/theme-images';
import { inFlowPlacement } from '../../media/image/image-placement';
import { mountSlideshow } from './mount-slideshow';
import { mountViews } from './mount-views';

/** A row is not higher than this, unless the header leaves it less. */
const MAX_HEIGHT = '500px';

/** Puts the row into the middle of the window, below the header, and the texts of its slides below it. */
function placeStrip(list: HTMLElement, scope: Scope): void {
  const owner = scope.owner();
  const [header] = findAll(document, '#headerWrapper');
  const place = () => {
    const room = `max(${header?.offsetHeight ?? 0}px, (100svh - ${MAX_HEIGHT}) / 2)`;
    owner.claim(list, { styles: { height: `calc(100svh - 2 * ${room})`, 'margin-top': room } });
    for (const text of findAll(list, '.image-detail-wrapper'))
      owner.claim(text, { styles: { height: room, bottom: `calc(-1 * ${room})` } });
  };
  place();
  if (header) onResize(header, scope, place);
}

interface Strip {
  readonly slides: readonly HTMLElement[];
  readonly elements: GalleryElements;
}

async function mountRow(list: HTMLElement, { slides, elements }: Strip, scope: Scope): Promise<void> {
  const design = await scope.load('strip', () => import('../../gallery/designs/strip/strip.design'));
  const gallery = mountGallery(
    { list, slides, design, load: createThemeLoader({}, inFlowPlacement, true) },
    { design: 'strip', designOptions: { alignment: 'start' }, historyHash: true, elements, lazyLoad: false },
    scope,
  );
  const [large] = findAll(document, '#fullscreenBrowser .slideshow.stacked');
  const expanded =
    large &&
    mountSlideshow(
      { list: large, slides: findAll(large, '.slide') },
      { fillsBox: false, designOptions: { autoHeight: false }, historyHash: false },
      scope,
    );
  if (expanded) scope.defer(gallery.link(expanded));
  mountViews(scope, { gallery, slides, measure: () => expanded?.refresh() });
}

/** All slides in a row; each can be shown larger, over the page. */
export function mountStrip(list: HTMLElement, strip: Strip, scope: Scope): void {
  placeStrip(list, scope);
  mountRow(list, strip, scope).catch((error) => scope.fail('load', error));
}
