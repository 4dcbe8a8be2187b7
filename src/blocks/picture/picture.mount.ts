import type { BlockScope, MountedBlock } from '../../core/block';
import { loadInPlace } from '../../media/load-in-place';

/** Keeps the place of one picture, and loads it when it is near the viewport. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock {
  return {
    destroy: loadInPlace(element as HTMLImageElement, {
      owner: scope.owner,
      onFault: (message) => scope.warn('handler', message),
    }),
  };
}
