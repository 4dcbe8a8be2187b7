import { OWN_CLICK, OWN_ENTER_KEY } from '../../dom/own-interaction';
import type { GalleryContext } from '../model/gallery-context';

/** What the clicks and the Enter and Space keys of one gallery do, with two listeners for all of it. */
export interface Activation {
  /** Lets a press of `element`, or of anything in it, do this and nothing else. */
  add(element: HTMLElement, action: (event: Event) => void): void;
}

const isModified = (event: MouseEvent | KeyboardEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

export function createActivation(
  { root, slides, owner, scope }: GalleryContext,
  pressSlide: (index: number, event: Event) => void,
): Activation {
  const actions = new Map<Element, (event: Event) => void>();
  const indexOf = (node: Element) => slides.indexOf(node as HTMLElement);

  function press(event: Event, host: Element): void {
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
        pressSlide(index, event);
        return;
      }
      if (node === host || node.matches(OWN_CLICK)) return;
    }
  }

  function listen(host: HTMLElement): void {
    owner.listen(
      host,
      'click',
      scope.guard((event) => {
        if (event instanceof MouseEvent && event.button === 0 && !isModified(event)) press(event, host);
      }),
    );
    owner.listen(
      host,
      'keydown',
      scope.guard((event) => {
        if (!(event instanceof KeyboardEvent) || event.repeat || isModified(event)) return;
        const { key, target } = event;
        if (!(target instanceof Element) || (key !== 'Enter' && key !== ' ')) return;
        // A button answers both keys by itself, a link one of them.
        if (target.matches(OWN_ENTER_KEY) && !(key === ' ' && target.matches('a'))) return;
        if (!actions.has(target) && indexOf(target) < 0) return;
        press(event, host);
        event.preventDefault();
      }),
    );
  }

  listen(root);
  return {
    add(element, action) {
      actions.set(element, action);
      if (!root.contains(element)) listen(element);
    },
  };
}
