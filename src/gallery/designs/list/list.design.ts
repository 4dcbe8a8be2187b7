import { number, object } from '../../../data/shape';
import type { Design, DesignHost } from '../../model/gallery.types';
import { readOptions } from '../../placing/read-options';
import { divideList } from './list.layout';

/** Option: `listImageSize` (30 per cent of the width). */
const shape = object({ listImageSize: number() });

const IMAGE = '.sqs-gallery-image-container';
const META = '.sqs-gallery-meta-container';

/** Where the markup does not name its parts. */
const ANY_IMAGE = 'img,.sqs-video-wrapper';
const ANY_META = '.meta,.image-slide-title';

/** The child of the slide that is the part, or holds it: the first selector that finds one counts. */
function partOf(slide: Element, ...selectors: readonly string[]): Element | undefined {
  const children = [...slide.children];
  for (const selector of selectors) {
    const part = children.find((child) => child.matches(selector) || child.querySelector(selector));
    if (part) return part;
  }
  return undefined;
}

/**
 * A picture beside its text, one below the other. The widths are the only thing to write; a slide without a picture says
 * so (`no-image`), and gives its whole width to the text.
 */
export function create(host: DesignHost): Design {
  const { slides, owner } = host;
  const { listImageSize } = readOptions(host, shape);
  const { image, meta, fault } = divideList({ imageSize: listImageSize });
  if (fault) host.warn(fault);
  return {
    refresh() {
      for (const slide of slides) {
        const hasImage = Boolean(slide.querySelector(ANY_IMAGE));
        owner.claim(slide, { classes: { 'no-image': !hasImage } });
        const part = partOf(slide, IMAGE, ANY_IMAGE);
        if (part) owner.claim(part, { styles: { width: hasImage ? `${image}%` : '0px' } });
        const text = partOf(slide, META, ANY_META);
        if (text) owner.claim(text, { styles: { width: hasImage ? `${meta}%` : '100%' } });
      }
    },
    destroy() {},
  };
}
