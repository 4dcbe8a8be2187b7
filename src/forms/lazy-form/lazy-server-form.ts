import type { BlockScope } from '../../core/entry/block';
import { findAll } from '../../dom/find-all';
import type { StartServerFormOptions } from '../controller/start-server-form';
import { findForm, formIdOf } from './find-form';
import { createLazyForm, type LazyForm } from './lazy-form';

/** A form that the server has written, in a block or by itself; undefined, and a fault, when it is none that could be sent. */
export function createLazyServerForm(
  scope: BlockScope,
  element: HTMLElement,
  options: Pick<StartServerFormOptions, 'captchaAction' | 'onSuccess'> = {},
): LazyForm | undefined {
  const form = findForm(element);
  const formId = formIdOf(form);
  if (!form || !formId || !findAll(form, '.form-item[id]')[0]) {
    scope.fail('read', `The form has no ${formId ? 'fields' : 'id'}.`);
    return undefined;
  }
  return createLazyForm(scope, {
    element,
    form,
    formId,
    // Hidden without a button, nobody could come to it.
    overlay: findAll(element, '.lightbox-handle,.form-wrapper.hidden')[0] ? {} : undefined,
    load: () => scope.loadChunk('start-server-form', () => import('../controller/start-server-form')),
    start: ({ startServerForm }) => startServerForm(scope, { element, form, ...options }),
  });
}
