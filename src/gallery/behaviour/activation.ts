import { OWN_CLICK, OWN_ENTER_KEY } from '../../dom/own-interaction';
import type { GalleryContext } from '../model/gallery-context';

const isModified = (event: MouseEvent | KeyboardEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Clicks, Enter and Space anywhere in one gallery, with two listeners for all of it. */
export function createActivation(
  { root, slides, scope }: GalleryContext,
  activateSlide: (index: number, event: Event) => void,
) {
  const actions = new Map<Element, (event: Event) => void>();
  const indexOf = (node: Element) => slides.indexOf(node as HTMLElement);

  /** The innermost element with an action counts. Elements with their own click keep it. */
  function activate(event: Event, host: Element): void {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    for (let node: Element | null = target; node; node = node.parentElement) {
      const action = actions.get(node);
      if (action) {
        event.preventDefault();
        action(event);
        return;
      }
      const index = indexOf(node);
      if (index >= 0) {
        activateSlide(index, event);
        return;
      }
      if (node === host || node.matches(OWN_CLICK)) return;
    }
  }

  function listen(host: HTMLElement): void {
    scope.listen(host, 'click', (event) => {
      if (event.button === 0 && !isModified(event)) activate(event, host);
    });
    scope.listen(host, 'keydown', (event) => {
      const { key, target } = event;
      if (event.repeat || isModified(event)) return;
      if (!(target instanceof Element) || (key !== 'Enter' && key !== ' ')) return;
      // The browser turns both keys into clicks on buttons, and Enter on links.
      if (target.matches(OWN_ENTER_KEY) && !(key === ' ' && target.matches('a'))) return;
      if (!actions.has(target) && indexOf(target) < 0) return;
      activate(event, host);
      event.preventDefault();
    });
  }

  listen(root);
  return {
    /** Calls `action`, and nothing else, when `element` or anything in it is activated. */
    add(element: HTMLElement, action: (event: Event) => void) {
      actions.set(element, action);
      if (!root.contains(element)) listen(element);
    },
  };
}

export type Activation = ReturnType<typeof createActivation>;
