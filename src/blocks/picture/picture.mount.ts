import type { BlockScope, MountedBlock } from '../../core/block';
import { loadTogether } from '../../media/load-in-place';

/** What holds the pictures that a block loads itself, perhaps later than this. */
const ownersOf = ({ blocks }: BlockScope): string =>
  blocks
    .filter(({ pictures }) => pictures === 'own')
    .map(({ selector }) => selector)
    .join();

/** Keeps the place of one picture, and loads it when it is near the viewport; one that stands in such a block is left to it. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  if (element.closest(ownersOf(scope))) return undefined;
  return {
    destroy: loadTogether(element as HTMLImageElement, {
      owner: scope.owner,
      onFault: (message) => scope.warn('handler', message),
    }),
  };
}
