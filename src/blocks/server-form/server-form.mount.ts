// @chunk whole

import { defineUnit } from '../../core/unit';
import { findAll } from '../../dom/find-all';
import { createLazyOverlay } from '../../forms/lazy-form/lazy-overlay';
import { createLazyServerForm } from '../../forms/lazy-form/lazy-server-form';
import { readServerForm } from '../../forms/lazy-form/read-server-form';
import '../../forms/form.css';

/** In pages that were saved late the platform's own script has moved the form away, and only its button is left. */
const hasOnlyButton = (element: HTMLElement) =>
  findAll(element, '.lightbox-handle')[0] && !findAll(element, 'form')[0];

export const unit = defineUnit({
  read: (element) => (hasOnlyButton(element) ? element : readServerForm(element)),
  mount: (data, scope) =>
    'formId' in data ? createLazyServerForm(scope, data) : createLazyOverlay(scope, { element: data }),
});
