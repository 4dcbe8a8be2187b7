/** Resolves at the first of these events. */
export const firstEvent = (target: EventTarget, ...types: string[]): Promise<Event> =>
  new Promise((resolve) => {
    for (const type of types) target.addEventListener(type, resolve, { once: true });
  });
