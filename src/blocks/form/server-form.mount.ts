import type { BlockScope, MountedBlock } from '../../core/block';
import { unclobbered } from '../../dom/unclobbered';
import { wakeOverlay } from '../../forms/wake-overlay';
import { wakeServerForm } from '../../forms/wake-server-form';

export const mount = (element: HTMLElement, scope: BlockScope): MountedBlock | undefined =>
  // Saved late, a page may have only the button left where the platform's own script has moved the form away.
  unclobbered(element).querySelector('.lightbox-handle') && !unclobbered(element).querySelector('form')
    ? { destroy: wakeOverlay(scope, element, undefined, {}) }
    : wakeServerForm(scope, element);
