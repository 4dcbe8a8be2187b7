/** A server node, and the parent that theme CSS expects it in. */
export type NodeMove = readonly [node: Node, parent: Node];

/**
 * Moves nodes to the end of their new parents, in order. Each is put back when the scope ends.
 * @throws DOMException where a parent is inside its node; those before it are put back, too
 */
export function moveNodes(scope: { defer(end: () => void): void }, moves: readonly NodeMove[]): void {
  const places = moves.map(([node]) => [node, node.parentNode, node.nextSibling] as const);
  scope.defer(() => {
    // The last one first: then the node after each is back already.
    for (const [node, parent, next] of places.reverse())
      parent?.insertBefore(node, next?.parentNode === parent ? next : null);
  });
  for (const [node, parent] of moves) parent.appendChild(node);
}
