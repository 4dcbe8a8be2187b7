// @chunk whole

import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { findAll } from '../../dom/find-all';
import { createLazyOverlay } from '../../forms/lazy-form/lazy-overlay';
import { createLazyServerForm } from '../../forms/lazy-form/lazy-server-form';
import '../../forms/form.css';

export const mount = (element: HTMLElement, scope: BlockScope): MountedBlock | undefined =>
  // Saved late, a page may have only the button left where the platform's own script has moved the form away.
  findAll(element, '.lightbox-handle')[0] && !findAll(element, 'form')[0]
    ? { destroy: createLazyOverlay(scope, element, undefined, {}) }
    : createLazyServerForm(scope, element);
