import type { Claims } from '../../../core/ledger/ledger.types';
import { readDimensions } from '../../../media/image/dimensions';
import type { MovingDesign, MovingHost } from '../../model/design.types';
import { createScrollingDesign } from '../../scroll/scrolling-design';
import type { Alignment } from '../../scroll/snap-positions';
import './strip.css';
import { number, object, oneOf, string, type WarnShape } from '../../../data/shape';

interface StripOptions {
  /** Position of the current slide. Default: `middle`. */
  readonly alignment?: 'start' | 'middle' | 'end' | 'left' | 'center' | 'right';
  /** Effect of a click on the current slide. Default: `next`. */
  readonly activeClick?: 'next' | 'previous' | 'nothing';
  /** Seconds from slide to slide. Default: 0.5. */
  readonly speed?: number;
  /** Height in percent of the width. Default: 0, the height of `vSize`. */
  readonly aspectRatio?: number;
  /** Without a ratio: height in steps of 34 px, 1 to 30. A class `vsize-N` of the block wins. Default: 10. */
  readonly vSize?: number;
  /** Height in px, for a strip of thumbnails. Default: 0, the height of `aspectRatio`. */
  readonly height?: number;
  /** px above a strip of thumbnails. Default: 0. */
  readonly margin?: number;
}

declare module '../../model/design-options' {
  interface DesignOptions {
    /** A filmstrip: slides of one height side by side. */
    strip: StripOptions;
  }
}

/** Alignments by their names in galleries and in blocks. */
const ALIGNMENTS: Readonly<Record<string, Alignment>> = {
  start: 'start',
  middle: 'middle',
  end: 'end',
  left: 'start',
  center: 'middle',
  right: 'end',
};

const stripOptions = object({
  alignment: string('middle'),
  activeClick: oneOf(['next', 'previous', 'nothing'], 'next'),
  speed: number(0.5),
  aspectRatio: number(0),
  vSize: number(10),
  height: number(0),
  margin: number(0),
});

function readStripOptions(options: unknown, warn?: WarnShape) {
  const { alignment, ...read } = stripOptions(options, 'designOptions', warn);
  const vSize = Math.min(Math.max(Math.round(read.vSize), 1), 30);
  return { ...read, vSize, alignment: ALIGNMENTS[alignment] ?? 'middle' };
}

type StripSettings = ReturnType<typeof readStripOptions>;

/** Moves an element's children into a new `<div>`. The undo puts back what the `<div>` contains by then. */
function wrapChildren(element: Element, className: string): () => void {
  const wrapper = document.createElement('div');
  wrapper.className = className;
  wrapper.append(...element.childNodes);
  element.prepend(wrapper);
  return () => wrapper.replaceWith(...wrapper.childNodes);
}

/** Up to this much of the margin above thumbnails is padding, so that the focus ring is not clipped. */
const MAX_INNER_MARGIN_PX = 5;
/** Margins that align images which do not fill the strip. */
const MARGINS: Readonly<Record<Alignment, string>> = { start: '0', middle: 'auto', end: 'auto 0' };
/** The image that gives a slide its width. In slider blocks, slides are images themselves. */
const imageOf = (slide: HTMLElement) => (slide.matches('img') ? slide : slide.querySelector('img'));

/** The height: inline for thumbnails, by ratio, or by the class of the block. */
function sizeStrip({ height, margin, aspectRatio }: StripSettings): Record<string, string> {
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

/** A filmstrip of slides of one height. A click makes a slide current; a click on the current slide steps on, back, or does nothing. */
export function create(host: MovingHost): MovingDesign {
  const { gallery, list, slides, scope, owner } = host;
  const options = readStripOptions(host.options, scope.warnShape);
  const isThumbnails = options.height > 0;

  const block = list.closest('.sqs-block');
  if (block && !isThumbnails && !options.aspectRatio) {
    // Theme CSS sets the height by class.
    const served = /(?:^|\s)vsize-(\d+)/.exec(block.className)?.[1];
    owner.claim(block, {
      classes: served ? {} : { [`vsize-${options.vSize}`]: true },
      styles: { '--inlay-vsize': served ?? String(options.vSize) },
    });
  }
  // Set before any image has loaded, so that nothing moves when it does.
  const ratios = slides.map((slide): Claims => {
    const size = readDimensions(imageOf(slide)?.dataset.imageDimensions);
    return size ? { styles: { 'aspect-ratio': `${size.width} / ${size.height}` } } : {};
  });
  slides.forEach((slide, index) => {
    const image = imageOf(slide);
    if (image && image !== slide) owner.claim(image, ratios[index] ?? {});
  });

  const hasSlideStop = !isThumbnails && slides.length > 1 && options.activeClick !== 'nothing';
  scope.defer(wrapChildren(list, 'sqs-wrapper'));
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

  // An image of unknown size moves all slides after it when it loads.
  if (isUnknown) scope.listen(list, 'load', design.refresh, { capture: true });

  return {
    ...design,
    hasSlideStop,
    clicked(index) {
      if (index !== gallery.get().currentIndex) gallery.go(index);
      else if (options.activeClick === 'next') gallery.next();
      else if (options.activeClick === 'previous') gallery.previous();
    },
  };
}
