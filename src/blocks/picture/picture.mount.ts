import type { BlockScope, MountedBlock } from '../../core/block';
import { loadTogether } from '../../media/load-in-place';

/** Keeps the place of one picture, and loads it when it is near the viewport. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock {
  return {
    destroy: loadTogether(element as HTMLImageElement, {
      owner: scope.owner,
      onFault: (message) => scope.warn('handler', message),
    }),
  };
}
