import type { BlockScope } from '../../core/entry/block';
import type { OverlayOptions } from '../overlay/form-overlay';

/**
 * Has the button in `element` open the form over the page, with code that other forms do not need; without a form it is
 * looked for where the platform's own script moves it. Returns the undo.
 */
export function createLazyOverlay(
  scope: BlockScope,
  element: HTMLElement,
  form: HTMLFormElement | undefined,
  options: OverlayOptions,
): () => void {
  let isGone = false;
  let close: (() => void) | undefined;
  scope
    .loadChunk('form-overlay', () => import('../overlay/form-overlay'))
    .then(
      ({ createOverlay }) => {
        if (!isGone) close = createOverlay(scope, element, form, options);
      },
      (error) => scope.warn('load', error),
    );
  return () => {
    isGone = true;
    close?.();
  };
}
