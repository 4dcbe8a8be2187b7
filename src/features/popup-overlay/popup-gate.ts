import { asksForChoice } from '../../consent/policy';
import type { FeatureScope } from '../../core/entry/feature';
import { dialogStackOf } from '../../ui/dialog/dialog-stack';

const TYPED_INTO = 'input,textarea,select,[contenteditable]';

/**
 * Calls back once, when nothing is in the popup's way: the cookie choice is made where one is asked for, no other dialog
 * is open, and the visitor is not typing. Returns the cancel.
 */
export function whenWayIsClear({ context, consent, bus }: FeatureScope, callback: () => void): () => void {
  const stack = dialogStackOf(document);
  const listeners = new AbortController();
  const undos: Array<() => void> = [() => listeners.abort()];
  const stop = () => {
    for (const undo of undos.splice(0)) undo();
  };
  const isAsked = () => asksForChoice(context.cookieSettings) && !consent.get();
  const look = () => {
    const isTyping = document.activeElement?.matches(TYPED_INTO);
    if (!undos.length || isAsked() || stack.top() || isTyping) return;
    stop();
    callback();
  };
  undos.push(bus.on('consent:changed', look), stack.subscribe(look));
  // When the event comes focus is on its way and nowhere yet.
  document.addEventListener('focusout', () => setTimeout(look), { signal: listeners.signal });
  look();
  return stop;
}
