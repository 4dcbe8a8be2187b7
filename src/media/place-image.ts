import type { Claims } from '../core/ledger.types';
import { objectPosition } from './crop';
import type { Point, Size } from './dimensions';
import type { ImageConfig } from './image-config';
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

interface Connection {
  readonly saveData?: boolean;
}

const savesData = () => (navigator as { readonly connection?: Connection }).connection?.saveData === true;

const percents = ({ x, y }: Point) => `${x * 100}% ${y * 100}%`;

const FULL = { width: '100%', height: '100%', 'max-width': 'none' };
const OVER = { position: 'absolute', left: '0px', top: '0px' };

/** Where a picture without `src` will lie: a box that only the picture itself would open has its parent's width. */
function measure(image: HTMLImageElement, box: HTMLElement, place: ImagePlace): Size {
  const { width, height } = box.getBoundingClientRect();
  if (place !== 'keep') return { width, height };
  const own = image.getBoundingClientRect();
  // Without its source it has no height of its own; a fixed one, or one in percent, stands already.
  return { width: own.width || width || box.parentElement?.clientWidth || 0, height: own.height };
}

/** What the picture gets in its box as it is now; undefined while the box has no width. */
export function placeImage(
  image: HTMLImageElement,
  box: HTMLElement,
  config: ImageConfig,
  place: ImagePlace,
): ImagePlacement | undefined {
  const size = measure(image, box, place);
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
        ...(place === 'over' && OVER),
        ...(place !== 'keep' && { ...FULL, 'object-fit': mode }),
        'object-position': position,
      },
    },
  };
}
