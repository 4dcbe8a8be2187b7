import type { Scope } from '../../core/scope';

/** Returns a call that replaces the content of a server element. Called with undefined, and at the end of the scope, it puts the server's nodes back. */
export function createContentReplacer(element: Element, scope: Pick<Scope, 'defer'>) {
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
