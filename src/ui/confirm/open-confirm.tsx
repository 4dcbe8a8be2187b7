import type { Scope } from '../../core/scope';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { draw } from '../../react/draw';
import { createStore } from '../../store/store';
import type { ConfirmAnswer, ConfirmOptions } from './confirm.types';
import { Confirm } from './confirm.view';

/** A theme may stop the transition, so `transitionend` may never come. */
const FADE_MAX_MS = 600;

/**
 * Asks a question in a dialog over the page. Resolves when the dialog is gone and focus is back where it was.
 * @example if ((await openConfirm(scope, { title: 'Empty the cart?', confirmText: 'Empty it' })) === 'confirm') emptyCart();
 */
export function openConfirm(scope: Scope, options: ConfirmOptions): Promise<ConfirmAnswer> {
  return new Promise((resolve) => {
    const part = scope.part();
    const isHiding = createStore(false);
    let answer: ConfirmAnswer = 'cancel';
    // The oldest end runs last: the dialog is gone by then.
    part.defer(() => resolve(answer));
    const hide = part.guard((given: ConfirmAnswer) => {
      if (isHiding.get()) return;
      answer = given;
      isHiding.set(true);
      // A dialog that the browser has closed cannot fade.
      if (prefersReducedMotion() || !host.querySelector('dialog[open]')) {
        part.end();
        return;
      }
      const timer = setTimeout(part.end, FADE_MAX_MS);
      part.defer(() => clearTimeout(timer));
    });
    const host = draw(
      part,
      <Confirm id={part.id} options={options} isHiding={isHiding} onAnswer={hide} onHidden={part.end} />,
      { into: document.body },
    );
    const { signal } = options;
    if (signal?.aborted) hide('cancel');
    else if (signal) part.listen(signal, 'abort', () => hide('cancel'));
  });
}
