/** As `addEventListener` takes them. */
export type Listening<Type extends string> = [
  type: Type,
  handler: (event: Type extends keyof DocumentEventMap ? DocumentEventMap[Type] : Event) => void,
  options?: boolean | AddEventListenerOptions,
];

/**
 * Adds a listener; returns the call that removes it. Through the prototype: a field of a form, or an image of the page,
 * may be called `addEventListener` (DOM clobbering).
 * @example const stop = listen(document, 'keydown', close);
 */
export function listen<Type extends string>(target: EventTarget, ...listening: Listening<Type>): () => void {
  // Node's global object only has the methods.
  const { addEventListener, removeEventListener } =
    target === globalThis ? globalThis : EventTarget.prototype;
  const listener = listening as unknown as Parameters<typeof addEventListener>;
  addEventListener.apply(target, listener);
  return () => removeEventListener.apply(target, listener);
}
