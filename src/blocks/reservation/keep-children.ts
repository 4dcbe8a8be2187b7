import type { Scope } from '../../core/scope';

/** Removes what a third party's script puts into a server node when the scope ends. */
export function keepChildren(scope: Scope, element: Element): void {
  const own = new Set<Node>(element.childNodes);
  scope.defer(() => {
    for (const node of [...element.childNodes]) if (!own.has(node)) node.remove();
  });
}
