import type { GuardingScope } from './watch-size';

interface ListeningScope extends GuardingScope {
  listen(target: EventTarget, type: string, handler: () => void): unknown;
}

/** Calls back when a search, or a link to words, has found something in an element with `hidden="until-found"`. Also called when something else removes the attribute. */
export function onFindInPage(element: HTMLElement, scope: ListeningScope, found: () => void): void {
  scope.listen(element, 'beforematch', found);
  // For words in the address the event comes some frames before `hidden` goes: a block that mounts in between has missed it.
  const observer = new MutationObserver(scope.guard(() => element.hasAttribute('hidden') || found()));
  observer.observe(element, { attributeFilter: ['hidden'] });
  scope.defer(() => observer.disconnect());
}
