/** Remembers an element's children. The call that it returns removes what has been added since. */
export function snapshotChildren(element: Element): () => void {
  const own = new Set<Node>(element.childNodes);
  return () => {
    for (const node of [...element.childNodes]) if (!own.has(node)) node.remove();
  };
}
