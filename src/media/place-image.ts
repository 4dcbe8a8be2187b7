import type { Claims } from '../core/ledger.types';
import { objectPosition } from './crop';
import type { Point, Size } from './dimensions';
import type { ImageConfig } from './image-config';
import { isAuto } from './is-auto';
import { savesData } from './may-move';
import { chooseRung, rungUrl } from './rungs';

/**
 * How the picture lies in its box: `over` it, taken out of the flow; `fill`ing it in the flow; or as the theme has it
 * (`keep`), where only the cut is ours.
 */
export type ImagePlace = 'over' | 'fill' | 'keep';

export interface ImagePlacement {
  readonly rung: number;
  readonly source: string;
  /** Everything but the source. */
  readonly claims: Claims;
}

const percents = ({ x, y }: Point) => `${x * 100}% ${y * 100}%`;

const FULL = { width: '100%', height: '100%', 'max-width': 'none' };
const OVER = { position: 'absolute', left: '0px', top: '0px' };

/** What holds the picture's place before it has come, so that nothing moves when it does. */
export function reservePlace({ dimensions, mode }: ImageConfig, place: ImagePlace): Claims {
  if (place !== 'keep') return { styles: { ...(place === 'over' && OVER), ...FULL, 'object-fit': mode } };
  return dimensions ? { styles: { 'aspect-ratio': `auto ${dimensions.width} / ${dimensions.height}` } } : {};
}

/** How large the picture will be; in the flow, as wide as what is around it, unless the theme limits it. */
function measure(image: HTMLImageElement, box: HTMLElement, config: ImageConfig, place: ImagePlace): Size {
  const { width, height } = box.getBoundingClientRect();
  if (place !== 'keep') return { width, height };
  const style = getComputedStyle(image);
  const own = image.getBoundingClientRect();
  const ownHeight = isAuto(image, 'height') ? 0 : own.height;
  if (!isAuto(image, 'width')) return { width: own.width || width, height: ownHeight };
  let around: HTMLElement | null = box;
  // Inline elements have no width of their own.
  while (around && !around.clientWidth) around = around.parentElement;
  const { dimensions } = config;
  const limit = ownHeight || Number.parseFloat(style.maxHeight);
  const limited = dimensions && (limit * dimensions.width) / dimensions.height;
  return { width: Math.min(around?.clientWidth || width, limited || Number.POSITIVE_INFINITY), height: 0 };
}

/** What the picture gets in its box as it is now; undefined while the box has no width. */
export function placeImage(
  image: HTMLImageElement,
  box: HTMLElement,
  config: ImageConfig,
  place: ImagePlace,
): ImagePlacement | undefined {
  const size = measure(image, box, config, place);
  const { width, height } = size;
  if (!width) return undefined;
  const { dimensions: original, focalPoint, source, sizeAdjustment, stretch, dprMin } = config;
  const isSmall = original && original.width < width && original.height < height;
  const mode = isSmall && !stretch ? 'none' : config.mode;
  const rung = chooseRung({
    boxWidth: width,
    boxHeight: height,
    dpr: config.allowSaveData && savesData() ? dprMin || 1 : devicePixelRatio,
    dprMin,
    dprMax: config.dprMax,
    sizeAdjustment,
    original,
    mode,
  });
  const position =
    mode !== 'cover'
      ? percents(config.alignment)
      : original && height
        ? objectPosition({ box: size, image: original, focalPoint })
        : percents(focalPoint);
  return {
    rung,
    source: rungUrl(source, rung, config.sizeFormat),
    claims: {
      attributes: {
        'data-image-resolution': `${rung}w`,
        ...(height && { 'data-parent-ratio': (width / height).toFixed(1) }),
      },
      styles: {
        ...reservePlace({ ...config, mode }, place).styles,
        ...((place !== 'keep' || mode !== 'none') && { 'object-position': position }),
      },
    },
  };
}
