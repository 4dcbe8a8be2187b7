/** Whether CSS leaves a side to the picture. Without its source it is a line of text, whose used sizes say nothing. */
export function isAuto(image: Element, side: 'width' | 'height'): boolean {
  // Firefox has no such map; there, text that is no box yet says `auto`, too.
  const value =
    'computedStyleMap' in image
      ? image.computedStyleMap().get(side)?.toString()
      : getComputedStyle(image)[side];
  return value === 'auto';
}
