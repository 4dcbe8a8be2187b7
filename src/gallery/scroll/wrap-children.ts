/**
 * Puts all children of an element into one new `<div>`: the nodes stay the same, and the returned undo puts whatever is in
 * it then back in its place.
 */
export function wrapChildren(element: Element, className: string): () => void {
  const wrapper = document.createElement('div');
  wrapper.className = className;
  wrapper.append(...element.childNodes);
  element.prepend(wrapper);
  return () => wrapper.replaceWith(...wrapper.childNodes);
}
