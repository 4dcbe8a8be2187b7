import { defineUnit } from '../../core/unit';
import { onResize } from '../../dom/watch-size';
import { createLazyServerForm } from '../../forms/lazy-form/lazy-form';
import { readServerForm } from '../../forms/lazy-form/read-server-form';
import './newsletter.css';

/** In narrower containers, themes stack the parts of the form. */
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
    // Before anything is painted; the observer reports later.
    measure();
    onResize(container, scope, measure);
    return createLazyServerForm(scope, data, {
      captchaAction: 'NEWSLETTER_BLOCK_SUBMISSION',
      onSuccess: () => scope.bus.emit('newsletter:subscribed', { formId, element }),
    });
  },
});
