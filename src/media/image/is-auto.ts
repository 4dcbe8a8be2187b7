/** Whether CSS leaves a side to the picture. Without its source it is a line of text, whose used sizes say nothing. */
export function isAuto(image: Element, side: 'width' | 'height'): boolean {
  const value =
    'computedStyleMap' in image
      ? image.computedStyleMap().get(side)?.toString()
      : getComputedStyle(image)[side];
  return value === 'auto';
}

/**
 * With which `display` a picture that has not come says by `isAuto` what CSS wants of it; undefined: with any that is not
 * inline. Firefox has no map of what is wanted, and tells the sizes that a box has got: there it must not be displayed.
 */
export const displayToAsk = (image: Element): string | undefined =>
  'computedStyleMap' in image ? undefined : 'none';
