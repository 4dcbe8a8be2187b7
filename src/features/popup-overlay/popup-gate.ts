import { asksForChoice } from '../../consent/policy';
import type { FeatureScope } from '../../core/entry/feature';
import { dialogStackOf } from '../../ui/dialog/dialog-stack';

const TYPED_INTO = 'input,textarea,select,[contenteditable]';

/**
 * Calls back once, as soon as the popup would interrupt nothing: the cookie choice is made, if the site asks for one, no
 * other dialog is open, and the visitor is not typing.
 */
export function whenPageIsFree(scope: FeatureScope, callback: () => void): void {
  const part = scope.part();
  const stack = dialogStackOf(document);
  const isAsking = () => asksForChoice(scope.context.cookieSettings) && !scope.consent.get();
  const check = part.guard(() => {
    const isTyping = document.activeElement?.matches(TYPED_INTO);
    if (isAsking() || stack.top() || isTyping) return;
    part.end();
    callback();
  });
  part.on('consent:changed', check);
  part.defer(stack.subscribe(check));
  // During `focusout` the active element is still the body.
  part.listen(document, 'focusout', () => setTimeout(check));
  check();
}
