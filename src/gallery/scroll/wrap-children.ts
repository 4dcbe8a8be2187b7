/**
 * Moves all children of an element into a new `<div>`. Returns the undo, which puts back whatever the `<div>` contains by
 * then.
 */
export function wrapChildren(element: Element, className: string): () => void {
  const wrapper = document.createElement('div');
  wrapper.className = className;
  wrapper.append(...element.childNodes);
  element.prepend(wrapper);
  return () => wrapper.replaceWith(...wrapper.childNodes);
}
