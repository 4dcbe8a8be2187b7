import type { Claims } from '../../core/ledger/ledger.types';
import { savesData } from '../video/may-move';
import type { Size } from './dimensions';
import type { ImageConfig } from './image-config';
import { chooseRung, rungUrl } from './rungs';

type Styles = NonNullable<Claims['styles']>;

/** How a picture lies in its box. */
export interface ImagePlace {
  /** What holds its room before it has come (`hasCome` not given), and cuts it afterwards. */
  styles(config: ImageConfig, hasCome?: boolean): Styles;
  /** How large it will be, in px; no width while its box is folded away. */
  measure(image: HTMLImageElement, box: HTMLElement, config: ImageConfig): Size;
}

/** CSS `object-position`: a cut picture by its focal point, as the platform's servers write it, any other by its alignment. */
export const objectPosition = ({ mode, focalPoint: { x, y }, alignment }: ImageConfig): string =>
  mode === 'cover' ? `${x * 100}% ${y * 100}%` : alignment;

/** Whether the server, or an earlier boot, has placed a picture by its style: such a one is left where it is. */
export const isPlaced = ({ style }: HTMLElement): boolean => style.width !== '';

/** Over its box, out of the flow. */
export const over: ImagePlace = {
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

export interface ImagePlacement {
  readonly rung: number;
  readonly attributes: Readonly<Record<string, string>> & { readonly src: string };
  /** What its styles follow from: one that is smaller than its box, and may not be stretched, is not cut. */
  readonly config: ImageConfig;
}

/** What the picture gets in its box as it is now; undefined while the box has no width. */
export function placeImage(
  image: HTMLImageElement,
  box: HTMLElement,
  config: ImageConfig,
  place: ImagePlace,
): ImagePlacement | undefined {
  const { width, height } = place.measure(image, box, config);
  if (!width) return undefined;
  const { dimensions, allowSaveData = true, stretch } = config;
  const isSmall = dimensions && !stretch && dimensions.width < width && dimensions.height < height;
  const dpr = allowSaveData && savesData() ? 1 : devicePixelRatio;
  const rung = chooseRung({ ...config, width, height, dpr });
  return {
    attributes: {
      src: rungUrl(config.source, rung, config.sizeFormat),
      'data-image-resolution': `${rung}w`,
      ...(height && { 'data-parent-ratio': (width / height).toFixed(1) }),
    },
    rung,
    config: isSmall ? { ...config, mode: 'none' } : config,
  };
}
