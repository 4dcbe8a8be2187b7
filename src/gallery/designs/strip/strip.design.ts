// @chunk unlisted

import type { Claims } from '../../../core/ledger/ledger.types';
import { readDimensions } from '../../../media/image/dimensions';
import type { Design, DesignHost } from '../../model/gallery.types';
import { createScrollingDesign } from '../../scroll/scrolling-design';
import type { Alignment } from '../../scroll/snap-positions';
import { wrapChildren } from '../../scroll/wrap-children';
import { readStripOptions, type StripOptions } from './strip.data';
import './strip.css';

/** Of the space above a strip of thumbnails so much is inside it, for the ring around a focused one. */
const MAX_INNER_MARGIN_PX = 5;
/** Where pictures that do not fill the strip stand. */
const MARGINS: Readonly<Record<Alignment, string>> = { start: '0', middle: 'auto', end: 'auto 0' };
/** The picture that gives a slide its width: the slide itself, as slider blocks have it, or the one in it. */
const pictureOf = (slide: HTMLElement) => (slide.matches('img') ? slide : slide.querySelector('img'));

/** Heights as the page's markup expects them: inline on strips of thumbnails, by ratio, or by the class of the block. */
function sizeStrip({ height, margin, aspectRatio }: StripOptions): Record<string, string> {
  if (height > 0) {
    const inner = Math.min(MAX_INNER_MARGIN_PX, margin);
    return {
      'box-sizing': 'content-box',
      height: `${height}px`,
      'margin-top': `${margin - inner}px`,
      'margin-bottom': `${-inner}px`,
      'padding-top': `${inner}px`,
      'padding-bottom': `${inner}px`,
    };
  }
  return aspectRatio > 0 ? { height: 'auto', 'aspect-ratio': `100 / ${aspectRatio}` } : {};
}

/**
 * A filmstrip: slides of one height side by side, the current one at the start, in the middle or at the end. A click makes
 * a slide current; one on the current slide goes on, or back, or does nothing. Options: {@link StripOptions}.
 */
export function create(host: DesignHost): Design {
  const { gallery, list, slides, owner, guard, warn } = host;
  const options = readStripOptions(host.options, (path, wanted) =>
    warn(`The strip's ${path} is no ${wanted}.`),
  );
  const isThumbnails = options.height > 0;

  const block = list.closest('.sqs-block');
  if (block && !isThumbnails && !options.aspectRatio) {
    // Themes know the heights by class.
    const served = /(?:^|\s)vsize-(\d+)/.exec(block.className)?.[1];
    owner.claim(block, {
      classes: served ? {} : { [`vsize-${options.vSize}`]: true },
      styles: { '--inlay-vsize': served ?? String(options.vSize) },
    });
  }
  // Known before a single picture has come: nothing moves when it does.
  const ratios = slides.map((slide): Claims => {
    const size = readDimensions(pictureOf(slide)?.dataset.imageDimensions);
    return size ? { styles: { 'aspect-ratio': `${size.width} / ${size.height}` } } : {};
  });
  slides.forEach((slide, index) => {
    const picture = pictureOf(slide);
    if (picture && picture !== slide) owner.claim(picture, ratios[index] ?? {});
  });

  const hasSlideStop = !isThumbnails && slides.length > 1 && options.activeClick !== 'nothing';
  // A page that was saved after its script has the wrapper.
  const unwrap = slides[0]?.parentElement === list ? wrapChildren(list, 'sqs-wrapper') : () => {};
  const isUnknown = ratios.some(({ styles }) => !styles);
  const { design } = createScrollingDesign(host, {
    alignment: options.alignment,
    isEndless: gallery.attributes.loop && !isThumbnails,
    duration: options.speed * 1000,
    isReachable: hasSlideStop,
    viewportClaims: {
      styles: {
        ...sizeStrip(options),
        ...(!isThumbnails &&
          options.alignment !== 'start' && { '--inlay-strip-margin': MARGINS[options.alignment] }),
      },
    },
    slideClaims: (index) => (slides[index]?.matches('img') ? (ratios[index] ?? {}) : {}),
  });

  // What has come with a size that nobody has told moves all that follow it.
  if (isUnknown) owner.listen(list, 'load', guard(design.refresh), { capture: true });

  return {
    ...design,
    hasSlideStop,
    clicked(index) {
      if (index !== gallery.get().currentIndex) gallery.go(index);
      else if (options.activeClick === 'next') gallery.next();
      else if (options.activeClick === 'previous') gallery.previous();
    },
    destroy() {
      design.destroy();
      unwrap();
    },
  };
}
