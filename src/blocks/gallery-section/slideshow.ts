import type { DataFault } from '../../core/data-fault';
import type { Scope } from '../../core/scope';
import { readDataProps } from '../../data/data-props';
import { flag, number, object, type WarnShape } from '../../data/shape';
import type { Gallery } from '../../gallery/model/gallery.types';
import { mountGallery } from '../../gallery/mount-gallery';
import { createSlideLoader, fillParent } from '../../gallery/slide-images';
import { readSlideSection, type SlideSection } from './slide-section.data';
import * as design from './slideshow.design';

/** `autoplayDuration`: seconds that a slide is shown during autoplay. */
const props = object({ autoplay: flag(), autoplayDuration: number(5) });

const NAMES = ['gallery-slideshow', 'gallery-fullscreen-slideshow'];

interface Slideshow extends SlideSection {
  readonly autoplay: boolean;
  /** Milliseconds that a slide is shown. */
  readonly timeout: number;
}

export function read(element: HTMLElement, warn: WarnShape): Slideshow | DataFault {
  const section = readSlideSection(element, NAMES);
  if ('fault' in section) return section;
  const json = readDataProps(element, () => warn('data-props', 'JSON', element.dataset.props));
  const { autoplay, autoplayDuration } = props(json, 'data-props', warn);
  return { ...section, autoplay, timeout: autoplayDuration * 1000 };
}

/** Mounts a slideshow, or one that is as wide as the window. */
export const mount = (
  { list, slides, next, previous, controls, autoplay, timeout }: Slideshow,
  scope: Scope,
  root: HTMLElement,
): Gallery =>
  mountGallery(
    { list, slides, root, design, load: createSlideLoader(fillParent) },
    {
      design: 'base',
      elements: { next, previous, controls },
      lazyLoad: false,
      autoplay,
      autoplayOptions: { timeout },
    },
    scope,
  );
