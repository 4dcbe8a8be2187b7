import type { BlockScope } from '../core/block';
import type { StartServerFormOptions } from './start-server-form';
import { type WakingForm, wakeForm } from './wake-form';

/** A form that the server has written, in a block or by itself; undefined, and a fault, when it is none that could be sent. */
export function wakeServerForm(
  scope: BlockScope,
  element: HTMLElement,
  options: Pick<StartServerFormOptions, 'captchaAction' | 'onSuccess'> = {},
): WakingForm | undefined {
  const form =
    element instanceof HTMLFormElement
      ? element
      : element.querySelector<HTMLFormElement>('form[data-form-id]');
  const formId = form?.dataset.formId;
  if (!form || !formId) {
    scope.fail('read', 'The form has no id.');
    return undefined;
  }
  if (!form.querySelector('.form-item[id]')) {
    scope.fail('read', 'The form has no fields.');
    return undefined;
  }
  return wakeForm(scope, {
    element,
    form,
    formId,
    overlay: element.querySelector('.lightbox-handle') ? {} : undefined,
    load: () => scope.loadChunk('start-server-form', () => import('./start-server-form')),
    start: ({ startServerForm }) => startServerForm(scope, { element, form, ...options }),
  });
}
