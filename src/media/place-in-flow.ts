import { isAuto } from './is-auto';
import { type ImagePlace, objectPosition } from './place-image';

/** As the theme has it: as wide as what is around it, unless the theme says otherwise. Only the cut is ours. */
export const inFlow: ImagePlace = {
  styles: (config) => ({
    ...(config.dimensions && {
      'aspect-ratio': `auto ${config.dimensions.width} / ${config.dimensions.height}`,
    }),
    ...(config.mode !== 'none' && { 'object-position': objectPosition(config) }),
  }),
  measure(image, box, { dimensions }) {
    const style = getComputedStyle(image);
    const own = image.getBoundingClientRect();
    const { width } = box.getBoundingClientRect();
    const height = isAuto(image, 'height') ? 0 : own.height;
    if (!isAuto(image, 'width')) return { width: own.width || width, height };
    let around: HTMLElement | null = box;
    // Inline elements have no width of their own.
    while (around && !around.clientWidth) around = around.parentElement;
    const limit = height || Number.parseFloat(style.maxHeight);
    const limited = dimensions && (limit * dimensions.width) / dimensions.height;
    return { width: Math.min(around?.clientWidth || width, limited || Number.POSITIVE_INFINITY), height: 0 };
  },
};
