type Listen = (target: EventTarget, type: string, handler: (event: Event) => void) => unknown;

/** Whether the browser itself gives it focus and makes clicks of keys. */
export const isPressable = (element: Element): boolean => element.matches('button,a[href]');

/**
 * Calls `pressed` at each click, and at the keys that press a button: Enter and Space. Where the browser makes a click of a
 * key by itself it is left alone; what scrolls the page at Space is the listener's to prevent.
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
