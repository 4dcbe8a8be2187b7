import { listen } from './listen';

/** Resolves to the first of these events, and listens no longer than that. */
export const firstEvent = (target: EventTarget, ...types: (keyof DocumentEventMap)[]): Promise<Event> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const answer = (event: Event) => {
      listening.abort();
      resolve(event);
    };
    for (const type of types) listen(target, type, answer, { signal: listening.signal });
  });
