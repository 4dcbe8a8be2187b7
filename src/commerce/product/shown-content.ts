import type { Scope } from '../../core/scope';

/** Shows other content in a server element; undefined, and the end of the scope, restore the server's nodes. */
export function createShownContent(element: Element, scope: Pick<Scope, 'defer'>) {
  const before = [...element.childNodes];
  let isOurs = false;
  const show = (content: readonly (Node | string)[] | undefined) => {
    if (!content && !isOurs) return;
    isOurs = content !== undefined;
    element.replaceChildren(...(content ?? before));
  };
  scope.defer(() => show(undefined));
  return show;
}
