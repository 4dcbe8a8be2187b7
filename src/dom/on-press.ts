type Listen = (target: EventTarget, type: string, handler: (event: Event) => void) => unknown;

/** Checks whether the browser makes the element focusable and turns keys into clicks. */
export const isPressable = (element: Element): boolean => element.matches('button,a[href]');

/**
 * Calls `pressed` for clicks, and for the keys that activate a button, Enter and Space, unless the browser turns the key into a
 * click itself. The handler prevents the default, or Space would scroll the page.
 */
export function onPress(
  element: HTMLElement,
  { listen }: { readonly listen: Listen },
  pressed: (event: Event) => void,
): void {
  listen(element, 'click', pressed);
  if (element instanceof HTMLButtonElement) return;
  listen(element, 'keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.repeat) return;
    if (event.key === ' ' || (event.key === 'Enter' && !isPressable(element))) pressed(event);
  });
}

/** `onPress` with an action instead of the browser's own: a link is not followed, Space does not scroll the page. */
export const onActivate = (
  element: HTMLElement,
  scope: { readonly listen: Listen },
  act: (event: Event) => unknown,
): void =>
  onPress(element, scope, (event) => {
    event.preventDefault();
    return act(event);
  });
