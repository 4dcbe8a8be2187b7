import type { DataFault } from '../../core/data-fault';
import { defineUnit } from '../../core/unit';
import { readDataProps } from '../../data/data-props';
import { flag, number, object } from '../../data/shape';
import { mountGallery } from '../../gallery/mount-gallery';
import { createSlideLoader, fillParent } from '../../gallery/slide-images';
import { connectLightbox } from './section-lightbox';
import { readSlideSection, type SlideSection } from './slide-section.data';
import * as design from './slideshow.design';
import './section-controls.css';
import './section-slideshow.css';
import './gallery-section.css';

/** `autoplayDuration`: seconds that a slide is shown during autoplay. */
const props = object({ autoplay: flag(), autoplayDuration: number(5) });

const NAMES = ['gallery-slideshow', 'gallery-fullscreen-slideshow'];

interface Slideshow extends SlideSection {
  readonly autoplay: boolean;
  /** Milliseconds that a slide is shown. */
  readonly timeout: number;
}

/** Brings a slideshow to life, also one that is as wide as the window. */
export const unit = defineUnit({
  read(element, warn): Slideshow | DataFault {
    const section = readSlideSection(element, NAMES);
    if ('fault' in section) return section;
    const json = readDataProps(element, () => warn('data-props', 'JSON', element.dataset.props));
    const { autoplay, autoplayDuration } = props(json, 'data-props', warn);
    return { ...section, autoplay, timeout: autoplayDuration * 1000 };
  },
  mount({ list, slides, next, previous, controls, autoplay, timeout }, scope, root) {
    const gallery = mountGallery(
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
    connectLightbox(root, scope);
    return gallery;
  },
});
