import type { Scope } from '../../core/scope';
import type { FormOverlayOptions } from '../overlay/form-overlay';

/** Has the button in a block open its form over the page, with code that other forms do not need. */
export function createLazyOverlay(scope: Scope, options: FormOverlayOptions): void {
  scope.guard(async () => {
    const { createFormOverlay } = await scope.load('form-overlay', () => import('../overlay/form-overlay'));
    createFormOverlay(scope, options);
  })();
}
