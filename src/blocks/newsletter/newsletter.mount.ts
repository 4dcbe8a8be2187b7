// @chunk whole

import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { watchSize } from '../../dom/watch-size';
import { findForm, formIdOf } from '../../forms/lazy-form/find-form';
import { createLazyServerForm } from '../../forms/lazy-form/lazy-server-form';
import './newsletter.css';

/** Below this width of its container a theme has the parts of the form stand below each other. */
const SMALL_PX = 320;

export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const waking = createLazyServerForm(scope, element, {
    captchaAction: 'NEWSLETTER_BLOCK_SUBMISSION',
    onSuccess: () =>
      scope.bus.emit('newsletter:subscribed', {
        formId: formIdOf(findForm(element)),
        element,
      }),
  });
  if (!waking) return undefined;
  const container = element.parentElement ?? element;
  const measure = () => {
    scope.owner.claim(element, {
      classes: { rendered: true, 'newsletter-form-has-small-container': container.clientWidth < SMALL_PX },
    });
  };
  // At once, before anything is painted; the observer reports only later.
  measure();
  const stopWatching = watchSize(container, scope.guard(measure));
  return {
    store: waking.store,
    destroy() {
      stopWatching();
      waking.destroy();
    },
  };
}
