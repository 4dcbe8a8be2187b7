import type { Claims } from '../../core/ledger/ledger.types';
import type { Size } from '../../dom/geometry';
import { savesData } from '../video/allows-autoplay';
import { isAuto } from './css-size';
import type { ImageConfig } from './image-config';
import { chooseWidth, imageUrl } from './image-widths';

/** How an image lies in its box. */
export interface ImagePlacement {
  /** Reserve its room before it has loaded, and crop it afterwards. */
  styles(config: ImageConfig, isLoaded?: boolean): NonNullable<Claims['styles']>;
  /** How large it will be, in px; no width while its box is collapsed. */
  measure(image: HTMLImageElement, box: HTMLElement, config: ImageConfig): Size;
}

/** CSS `object-position`: the focal point for cropped images, as the platform's servers write it, else the alignment. */
const objectPosition = ({ mode, focalPoint: { x, y }, alignment }: ImageConfig): string =>
  mode === 'cover' ? `${x * 100}% ${y * 100}%` : alignment;

/** Whether the server has placed an image by inline styles: it is left there. */
export const isPlaced = ({ style }: HTMLElement): boolean => style.width !== '';

/** Over its box, out of the flow. */
export const overlayPlacement: ImagePlacement = {
  styles: (config) => ({
    position: 'absolute',
    left: '0px',
    top: '0px',
    width: '100%',
    height: '100%',
    'max-width': 'none',
    'object-fit': config.mode,
    'object-position': objectPosition(config),
  }),
  measure: (_, box) => box.getBoundingClientRect(),
};

export interface MeasuredImage {
  readonly imageWidth: number;
  readonly attributes: Readonly<Record<string, string>> & { readonly src: string };
  /** The configuration for its styles: an image that is smaller than its box and may not be stretched is not cropped. */
  readonly config: ImageConfig;
}

/** Measures the box and chooses the image's address; undefined while the box has no width. */
export function measureImage(
  image: HTMLImageElement,
  placement: ImagePlacement,
  config: ImageConfig & { readonly box: HTMLElement },
): MeasuredImage | undefined {
  const { width, height } = placement.measure(image, config.box, config);
  if (!width) return undefined;
  const { dimensions, allowSaveData = true, stretch } = config;
  const isSmall = dimensions && !stretch && dimensions.width < width && dimensions.height < height;
  const dpr = allowSaveData && savesData() ? 1 : devicePixelRatio;
  const imageWidth = chooseWidth({ ...config, width, height, dpr });
  return {
    attributes: {
      src: imageUrl(config.source, imageWidth, config.sizeFormat),
      'data-image-resolution': `${imageWidth}w`,
      ...(height && { 'data-parent-ratio': (width / height).toFixed(1) }),
    },
    imageWidth,
    config: isSmall ? { ...config, mode: 'none' } : config,
  };
}

/** Assumed width ÷ height of an image of unknown size before it has loaded: few logos are wider. */
const WIDEST = 10;

/** A computed length in px; NaN for `none`, and for percentages of an unknown length. */
export const toPx = (length: string, whole = Number.NaN) =>
  Number.parseFloat(length) * (length.endsWith('%') ? whole / 100 : 1);

/** In the flow, as wide as its container unless the theme's CSS says otherwise. Inlay only sets the crop. */
export const inFlowPlacement: ImagePlacement = {
  styles: (config, isLoaded) => ({
    ...(config.dimensions && {
      // `auto`: once loaded, the image's own ratio counts. Before that, `contain` keeps the alternative text from setting
      // the box's size; WebKit even takes the text's shape for the image's ratio.
      'aspect-ratio': `${isLoaded ? 'auto ' : ''}${config.dimensions.width} / ${config.dimensions.height}`,
      ...(!isLoaded && { contain: 'size' }),
    }),
    ...(config.mode !== 'none' && { 'object-position': objectPosition(config) }),
  }),
  measure(image, box, { dimensions }) {
    const { maxWidth, maxHeight } = getComputedStyle(image);
    const own = image.getBoundingClientRect();
    const { width } = box.getBoundingClientRect();
    const height = isAuto(image, 'height') ? 0 : own.height;
    if (!isAuto(image, 'width')) return { width: own.width || width, height };
    let around: HTMLElement | null = box;
    // Inline elements have no `clientWidth`.
    while (around && !around.clientWidth) around = around.parentElement;
    const room = around?.clientWidth || width;
    const size = dimensions ?? { width: image.naturalWidth || WIDEST, height: image.naturalHeight || 1 };
    const limits = [toPx(maxWidth, room), ((height || toPx(maxHeight)) * size.width) / size.height];
    return { width: Math.min(room, ...limits.filter((limit) => limit > 0)), height: 0 };
  },
};
