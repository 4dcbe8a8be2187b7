/** The CSS value of a side: `auto`, `100%`, `300px`. An image that has not loaded is a line of text, so its used sizes cannot tell. */
export function cssSize(image: Element, side: 'width' | 'height'): string | undefined {
  return 'computedStyleMap' in image
    ? image.computedStyleMap().get(side)?.toString()
    : getComputedStyle(image)[side];
}

export const isAuto = (image: Element, side: 'width' | 'height'): boolean => cssSize(image, side) === 'auto';

/**
 * The `display` under which `cssSize` works before an image has loaded; undefined: any but inline. Firefox lacks `computedStyleMap`, and its computed
 * style holds used sizes unless the element is not displayed.
 */
export const displayToAsk = (image: Element): string | undefined =>
  'computedStyleMap' in image ? undefined : 'none';
