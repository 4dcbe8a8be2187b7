import { number, object } from '../../../data/shape';
import type { PlacingDesign, PlacingHost } from '../../model/design.types';
import { createLayoutChecks } from '../../placing/layout-checks';

interface ListOptions {
  /** Width of the image in percent of the slide's. Default: 30. */
  readonly listImageSize?: number;
}

declare module '../../model/design-options' {
  interface DesignOptions {
    /** Each image beside its title and text. */
    list: ListOptions;
  }
}

const DEFAULT_IMAGE_SIZE = 30;

/** @example divideList({ imageSize: 40 }); // { image: 40, meta: 60 } */
function divideList({ imageSize }: { readonly imageSize?: number | undefined }) {
  const checks = createLayoutChecks('list');
  /** Widths of the image and of the text beside it, in per cent. */
  const image = Math.min(checks.length('the image size', imageSize, DEFAULT_IMAGE_SIZE), 100);
  return { image, meta: 100 - image, ...checks.fault() };
}

const shape = object({ listImageSize: number() });
const IMAGE = '.sqs-gallery-image-container';
const META = '.sqs-gallery-meta-container';
/** For markup that does not name its parts. */
const ANY_IMAGE = 'img,.sqs-video-wrapper';
const ANY_META = '.meta,.image-slide-title';

/** The child of the slide that is, or contains, the first match of a selector. */
function partOf(slide: Element, ...selectors: readonly string[]): Element | undefined {
  const children = [...slide.children];
  for (const selector of selectors) {
    const part = children.find((child) => child.matches(selector) || child.querySelector(selector));
    if (part) return part;
  }
  return undefined;
}

/** Items below each other, each an image beside its text. Without an image, the text has the whole width and the slide the class `no-image`. */
export function create(host: PlacingHost): PlacingDesign {
  const { slides, owner } = host;
  const { listImageSize } = shape(host.options, 'designOptions', host.scope.warnShape);
  const { image, meta, fault } = divideList({ imageSize: listImageSize });
  if (fault) host.scope.warn('read', fault);
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
  };
}
