import { defineUnit } from '../../core/unit';
import { watchSize } from '../../dom/watch-size';
import { createLazyServerForm } from '../../forms/lazy-form/lazy-form';
import { readServerForm } from '../../forms/lazy-form/read-server-form';
import './newsletter.css';

/** Themes stack the parts of the form in a container that is narrower. */
const SMALL_PX = 320;

export const unit = defineUnit({
  read: readServerForm,
  mount(data, scope, element) {
    const { formId } = data;
    const container = element.parentElement ?? element;
    const owner = scope.owner();
    const measure = () => {
      owner.claim(element, {
        classes: { rendered: true, 'newsletter-form-has-small-container': container.clientWidth < SMALL_PX },
      });
    };
    // At once, before anything is painted; the observer reports only later.
    measure();
    scope.defer(watchSize(container, scope.guard(measure)));
    return createLazyServerForm(scope, data, {
      captchaAction: 'NEWSLETTER_BLOCK_SUBMISSION',
      onSuccess: () => scope.bus.emit('newsletter:subscribed', { formId, element }),
    });
  },
});
