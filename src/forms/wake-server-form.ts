import type { BlockScope } from '../core/block';
import { unclobbered } from '../dom/unclobbered';
import { findForm, formIdOf } from './find-form';
import type { StartServerFormOptions } from './start-server-form';
import { type WakingForm, wakeForm } from './wake-form';

/** A form that the server has written, in a block or by itself; undefined, and a fault, when it is none that could be sent. */
export function wakeServerForm(
  scope: BlockScope,
  element: HTMLElement,
  options: Pick<StartServerFormOptions, 'captchaAction' | 'onSuccess'> = {},
): WakingForm | undefined {
  const form = findForm(element);
  const formId = formIdOf(form);
  if (!form || !formId || !unclobbered(form).querySelector('.form-item[id]')) {
    scope.fail('read', `The form has no ${formId ? 'fields' : 'id'}.`);
    return undefined;
  }
  return wakeForm(scope, {
    element,
    form,
    formId,
    // Hidden without a button, nobody could come to it.
    overlay: unclobbered(element).querySelector('.lightbox-handle,.form-wrapper.hidden') ? {} : undefined,
    load: () => scope.loadChunk('start-server-form', () => import('./start-server-form')),
    start: ({ startServerForm }) => startServerForm(scope, { element, form, ...options }),
  });
}
