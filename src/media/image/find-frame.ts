const OUT_OF_FLOW = /absolute|fixed/;
const CLIPPED = /hidden|clip/;

/** Whether nothing else in the box takes room. `display` is `none` for `noscript`, scripts and styles, too. */
function isAlone(inner: Element, box: Element): boolean {
  return [...box.childNodes].every((node) => {
    if (node === inner) return true;
    if (!(node instanceof Element)) return node.nodeType === Node.COMMENT_NODE || !node.textContent?.trim();
    const { display, position } = getComputedStyle(node);
    return display === 'none' || OUT_OF_FLOW.test(position);
  });
}

/**
 * The box that may frame an image: the nearest one around it that clips what is in it, or is itself out of the flow, and in
 * which nothing else takes room. Whether its height is its own, only a higher image can tell.
 */
export function findFrame(image: Element): HTMLElement | undefined {
  let inner = image;
  let box = image.parentElement;
  while (box && isAlone(inner, box)) {
    const { position, overflowY } = getComputedStyle(box);
    if (OUT_OF_FLOW.test(position) || CLIPPED.test(overflowY)) return box;
    // It would be the containing block of an image that is laid over a box further out.
    if (position !== 'static') return undefined;
    inner = box;
    box = box.parentElement;
  }
  return undefined;
}
