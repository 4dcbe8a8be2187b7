import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { readDataProps } from '../../data/data-props';
import { flag, number, object } from '../../data/shape';
import { mountGallery } from '../../gallery/mount-gallery';
import { createSlideLoader } from '../../gallery/slide-images';
import { readSlideSection } from './slide-section.data';
import * as design from './slideshow.design';

/** Seconds that a slide stands while the slideshow runs by itself. */
const props = object({ autoplay: flag(), autoplayDuration: number(5) });

function readProps(element: HTMLElement, scope: BlockScope) {
  const json = readDataProps(element, () =>
    scope.warn('read', 'data-props is no JSON; the defaults are used.'),
  );
  return props(json, '', (path, wanted) =>
    scope.warn('read', `data-props: ${path} is no ${wanted}; the default is used.`),
  );
}

/** Mounts a slideshow, or one as wide as the window. It draws nothing, so it needs no renderer. */
export function mountSection(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const section = readSlideSection(element, ['gallery-slideshow', 'gallery-fullscreen-slideshow']);
  if ('fault' in section) {
    scope.fail('read', section.fault);
    return undefined;
  }
  const { list, slides, next, previous, controls } = section;
  const { autoplay, autoplayDuration } = readProps(element, scope);
  const gallery = mountGallery(
    { list, slides, root: element, design, load: createSlideLoader(scope) },
    {
      design: 'base',
      elements: { next, previous, controls },
      autoplay,
      autoplayOptions: { timeout: autoplayDuration * 1000 },
    },
    scope,
  );
  return { store: gallery, destroy: gallery.destroy };
}
