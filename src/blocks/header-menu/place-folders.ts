import type { Scope } from '../../core/scope';
import type { MenuFolder } from '../../ui/navigation/menu-folders';

/** Theme CSS hides lists inside lists: they belong beside the root. Each is put back when the scope ends. */
export function placeBesideRoot(scope: Scope, [root, ...inner]: readonly MenuFolder[]): void {
  const list = root?.element.parentNode;
  if (!list) return;
  const places = inner.map(({ element }) => [element, element.parentNode, element.nextSibling] as const);
  for (const [element] of places) list.appendChild(element);
  scope.defer(() => {
    // The last one first: then the node after each is back already.
    for (const [element, parent, next] of places.reverse())
      parent?.insertBefore(element, next?.parentNode === parent ? next : null);
  });
}
