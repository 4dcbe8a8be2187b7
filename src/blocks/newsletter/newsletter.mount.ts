import type { BlockScope, MountedBlock } from '../../core/block';
import { watchSize } from '../../dom/watch-size';
import { readItems, readMarkup } from '../../forms/model/read-markup';
import { startForm } from '../../forms/start-form';

/** Below this width of its container a theme has the parts of the form stand below each other. */
const SMALL_PX = 320;

export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const form = element.querySelector<HTMLFormElement>('form[data-form-id]');
  const model = form ? readMarkup(form) : { fault: 'The newsletter has no form.' };
  if (!form || 'fault' in model) {
    scope.fail('read', 'fault' in model ? model.fault : '');
    return undefined;
  }
  const container = element.parentElement ?? element;
  const measure = () => {
    scope.owner.claim(element, {
      classes: { rendered: true, 'newsletter-form-has-small-container': container.clientWidth < SMALL_PX },
    });
  };
  // At once, before anything is painted; the observer reports only later.
  measure();
  const stopWatching = watchSize(container, scope.guard(measure));
  const { store, destroy } = startForm(scope, {
    element,
    form,
    model,
    findItems: () => readItems(form),
    captchaAction: 'NEWSLETTER_BLOCK_SUBMISSION',
    onSuccess: () => scope.bus.emit('newsletter:subscribed', { formId: model.formId, element }),
  });
  return {
    store,
    destroy() {
      stopWatching();
      destroy();
    },
  };
}
