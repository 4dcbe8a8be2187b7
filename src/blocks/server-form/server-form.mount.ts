// @chunk whole

import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { findAll } from '../../dom/find-all';
import { wakeOverlay } from '../../forms/lazy-form/wake-overlay';
import { wakeServerForm } from '../../forms/lazy-form/wake-server-form';

export const mount = (element: HTMLElement, scope: BlockScope): MountedBlock | undefined =>
  // Saved late, a page may have only the button left where the platform's own script has moved the form away.
  findAll(element, '.lightbox-handle')[0] && !findAll(element, 'form')[0]
    ? { destroy: wakeOverlay(scope, element, undefined, {}) }
    : wakeServerForm(scope, element);
