import type { BlockScope, MountedBlock } from '../../core/block';
import { wakeServerForm } from '../../forms/wake-server-form';

export const mount = (element: HTMLElement, scope: BlockScope): MountedBlock | undefined =>
  wakeServerForm(scope, element);
