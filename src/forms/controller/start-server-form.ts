import type { Scope } from '../../core/scope';
import { readItems, readMarkup } from '../model/read-markup';
import { type StartedForm, type StartFormOptions, startForm } from './start-form';

export type StartServerFormOptions = Pick<
  StartFormOptions,
  'element' | 'form' | 'captchaAction' | 'onSuccess'
>;

/** Starts a form whose fields are read from the page's markup. */
export function startServerForm(scope: Scope, options: StartServerFormOptions): StartedForm | undefined {
  const { form } = options;
  const model = readMarkup(form);
  if ('fault' in model) {
    scope.fail('read', model.fault);
    return undefined;
  }
  return startForm(scope, { ...options, model, findItems: () => readItems(form) });
}
