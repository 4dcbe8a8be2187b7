import { type ImagePlacement, objectPosition } from './image-placement';
import { isAuto } from './is-auto';

/** Assumed width ÷ height of an image of unknown size before it has loaded: few logos are wider. */
const WIDEST = 10;

/** A computed length in px; NaN for `none`, and for percentages of an unknown length. */
const toPx = (length: string, whole = Number.NaN) =>
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
