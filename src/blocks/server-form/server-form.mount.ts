import { defineUnit } from '../../core/unit';
import { findAll, findAround } from '../../dom/find-all';
import { createLazyServerForm } from '../../forms/lazy-form/lazy-form';
import { createLazyOverlay } from '../../forms/lazy-form/lazy-overlay';
import { findForm, readServerForm } from '../../forms/lazy-form/read-server-form';
import '../../forms/form.css';

/** The platform's script moves a form that opens over the page out of its block, and the owner of a site may send one by a handler: what is left is a button. */
const hasOnlyButton = (element: HTMLElement) => findAll(element, '.lightbox-handle')[0] && !findForm(element);

/** The form of another block. Its selector leaves it out, but happy-dom ignores selectors with a space inside `:not()`. */
const isOfOther = (element: HTMLElement) =>
  element instanceof HTMLFormElement && findAround(element, '[class*=sqs-block-]');

export const unit = defineUnit({
  read: (element) => (hasOnlyButton(element) ? element : readServerForm(element)),
  mount(data, scope, element) {
    if (isOfOther(element)) return undefined;
    return 'formId' in data ? createLazyServerForm(scope, data) : createLazyOverlay(scope, { element: data });
  },
});
