import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import type { Store } from '../../store/store';
import type { StartServerFormOptions } from '../controller/start-server-form';
import type { SubmissionState } from '../submission/submission';
import { createLazyForm } from './lazy-form';
import type { FormElement } from './read-server-form';

/** Waits with the code of a form that the server has written. Returns the form's store. */
export function createLazyServerForm(
  scope: Scope,
  serverForm: FormElement,
  options: Pick<StartServerFormOptions, 'captchaAction' | 'onSuccess'> = {},
): Store<SubmissionState> {
  const { element, form } = serverForm;
  const { store } = createLazyForm(scope, {
    ...serverForm,
    // Also for a hidden form without a button, which nobody could open.
    overlay: findAll(element, '.lightbox-handle,.form-wrapper.hidden')[0] ? {} : undefined,
    async start() {
      const load = () => import('../controller/start-server-form');
      const { startServerForm } = await scope.load('start-server-form', load);
      return startServerForm(scope, { element, form, ...options });
    },
  });
  return store;
}
