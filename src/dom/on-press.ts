type Listen = (target: EventTarget, type: string, handler: (event: Event) => void) => unknown;

/** Checks whether the browser makes the element focusable and turns keys into clicks. */
export const isPressable = (element: Element): boolean => element.matches('button,a[href]');

/** Checks whether an event activates an element as a button: a click, Enter and Space, unless the browser turns the key into a click itself. */
export function isPress(event: Event, element: HTMLElement): boolean {
  if (event.type === 'click') return true;
  if (element instanceof HTMLButtonElement || !(event instanceof KeyboardEvent) || event.repeat) return false;
  return event.key === ' ' || (event.key === 'Enter' && !isPressable(element));
}

/** Calls `pressed` for each event that activates the element. The handler prevents the default, or Space would scroll the page. */
export function onPress(
  element: HTMLElement,
  { listen }: { readonly listen: Listen },
  pressed: (event: Event) => void,
): void {
  const types = element instanceof HTMLButtonElement ? ['click'] : ['click', 'keydown'];
  for (const type of types) listen(element, type, (event) => isPress(event, element) && pressed(event));
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
