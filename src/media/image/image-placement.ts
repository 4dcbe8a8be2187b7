import type { Claims } from '../../core/ledger/ledger.types';
import type { Size } from '../../dom/geometry';
import { savesData } from '../video/allows-autoplay';
import type { ImageConfig } from './image-config';
import { chooseWidth, imageUrl } from './image-widths';

type Styles = NonNullable<Claims['styles']>;

/** How an image lies in its box. */
export interface ImagePlacement {
  /** Reserve its room before it has loaded, and crop it afterwards. */
  styles(config: ImageConfig, isLoaded?: boolean): Styles;
  /** How large it will be, in px; no width while its box is collapsed. */
  measure(image: HTMLImageElement, box: HTMLElement, config: ImageConfig): Size;
}

/** CSS `object-position`: the focal point for cropped images, as the platform's servers write it, else the alignment. */
export const objectPosition = ({ mode, focalPoint: { x, y }, alignment }: ImageConfig): string =>
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
    imageWidth: imageWidth,
    config: isSmall ? { ...config, mode: 'none' } : config,
  };
}
