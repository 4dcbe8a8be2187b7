import type { BlockScope, MountedBlock } from '../../core/block';
import { readItems, readMarkup } from '../../forms/model/read-markup';
import { startForm } from '../../forms/start-form';

export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const form = element.querySelector<HTMLFormElement>('form[data-form-id]');
  const model = form ? readMarkup(form) : { fault: 'The block has no form.' };
  if (!form || 'fault' in model) {
    scope.fail('read', 'fault' in model ? model.fault : 'The block has no form.');
    return undefined;
  }
  const { store, destroy } = startForm(scope, { element, form, model, findItems: () => readItems(form) });
  return { store, destroy };
}
