import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { mountSection as mountPlaced } from './placed-section';
import { mountSection as mountReel } from './reel';
import { connectLightbox } from './section-lightbox';
import { mountSection as mountSlideshow } from './slideshow';
import './section-controls.css';
import './reel.css';
import './section-slideshow.css';
import './gallery-section.css';

type MountSection = (element: HTMLElement, scope: BlockScope) => MountedBlock | undefined;

/** By the beginning of `data-controller`, which may name more than one. */
const KINDS: ReadonlyArray<readonly [name: RegExp, mount: MountSection]> = [
  [/^Gallery(?:Masonry|Strips|Grid)\b/, mountPlaced],
  [/^GalleryReel\b/, mountReel],
  [/^Gallery(?:Fullscreen)?Slideshow\b/, mountSlideshow],
];

/** Brings a gallery section to life by its kind; a kind that nobody knows stays as the server sent it, revealed. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const controller = element.dataset.controller ?? '';
  const kind = KINDS.find(([name]) => name.test(controller))?.[1];
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
