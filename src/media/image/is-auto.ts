/** Whether CSS leaves a side to the image. Before it has loaded it is a line of text, so its used sizes cannot tell. */
export function isAuto(image: Element, side: 'width' | 'height'): boolean {
  const value =
    'computedStyleMap' in image
      ? image.computedStyleMap().get(side)?.toString()
      : getComputedStyle(image)[side];
  return value === 'auto';
}

/**
 * The `display` under which `isAuto` works for an image that has not loaded; undefined: any that is not inline. Firefox
 * has no `computedStyleMap`, and its computed style holds used sizes unless the element is not displayed.
 */
export const displayToAsk = (image: Element): string | undefined =>
  'computedStyleMap' in image ? undefined : 'none';
