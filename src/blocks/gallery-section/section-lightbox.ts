import type { BlockScope } from '../../core/block';
/** The links of a section that enlarge its pictures; a section without a lightbox has none. */
export function connectLightbox(_element: HTMLElement, _scope: BlockScope): () => void {
  return () => {};
}
