import { isAuto } from './is-auto';
import { type ImagePlace, objectPosition } from './place-image';

/** Width ÷ height of a picture of unknown size before it has come: hardly a logo is wider. */
const WIDEST = 10;

/** A computed length in px; not a number for `none`, and for shares of what nobody knows. */
const toPx = (length: string, whole = Number.NaN) =>
  Number.parseFloat(length) * (length.endsWith('%') ? whole / 100 : 1);

/** As the theme has it: as wide as what is around it, unless the theme says otherwise. Only the cut is ours. */
export const inFlow: ImagePlace = {
  styles: (config, hasCome) => ({
    ...(config.dimensions && {
      // Its own shape counts when it is there. Before that the text that stands for it must not: WebKit takes it for the
      // picture's shape, and everywhere a box is as large as what is in it.
      'aspect-ratio': `${hasCome ? 'auto ' : ''}${config.dimensions.width} / ${config.dimensions.height}`,
      ...(!hasCome && { contain: 'size' }),
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
    // Inline elements have no width of their own.
    while (around && !around.clientWidth) around = around.parentElement;
    const room = around?.clientWidth || width;
    const size = dimensions ?? { width: image.naturalWidth || WIDEST, height: image.naturalHeight || 1 };
    const limits = [toPx(maxWidth, room), ((height || toPx(maxHeight)) * size.width) / size.height];
    return { width: Math.min(room, ...limits.filter((limit) => limit > 0)), height: 0 };
  },
};
