import type { Scope } from '../../core/scope';

/** Shows other content in a server's element; undefined, and the end of the scope, give the server's own nodes back. */
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
