import type { BlockScope, MountedBlock } from '../../core/block';
import { mountSection as mountPlaced } from '../../gallery/sections/placed-section';
import { connectLightbox } from './section-lightbox';

type MountSection = (element: HTMLElement, scope: BlockScope) => MountedBlock | undefined;

/** Kinds whose pictures all stand in the page at once. */
const PLACED = /^Gallery(?:Masonry|Strips|Grid)\b/;

/** Brings a gallery section to life by its kind; a kind that nobody knows stays as the server sent it, revealed. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const controller = element.dataset.controller ?? '';
  const kind: MountSection | undefined = PLACED.test(controller) ? mountPlaced : undefined;
  if (!kind) {
    scope.fail('read', `The gallery section "${controller}" is of no known kind.`);
    return undefined;
  }
  const mounted = kind(element, scope);
  if (!mounted) return undefined;
  const disconnect = connectLightbox(element, scope);
  return {
    ...mounted,
    destroy() {
      disconnect();
      mounted.destroy?.();
    },
  };
}
