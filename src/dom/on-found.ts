import type { Scope } from '../core/scope';

/** Calls back when a search, or a link to words, has found something in an element with `hidden="until-found"`. Also called when something else removes the attribute. */
export function onFound(element: HTMLElement, scope: Scope, found: () => void): void {
  scope.listen(element, 'beforematch', found);
  // For words in the address the event comes some frames before `hidden` goes: a block that mounts in between has missed it.
  const observer = new MutationObserver(scope.guard(() => element.hasAttribute('hidden') || found()));
  observer.observe(element, { attributeFilter: ['hidden'] });
  scope.defer(() => observer.disconnect());
}
