/** Returns the call that removes what has been added to an element since. */
export function keepChildren(element: Element): () => void {
  const own = new Set<Node>(element.childNodes);
  return () => {
    for (const node of [...element.childNodes]) if (!own.has(node)) node.remove();
  };
}
