import { vi } from 'vitest';
import type { PlacingModule } from '../../../../src/gallery/model/design.types';
import { createTestScope } from '../../support/scope';

/** Has a design place four slides with images of 300 × 200 px. Put the width of the window back by `vi.unstubAllGlobals`. */
export function placeSlides(
  { create }: PlacingModule,
  options: Record<string, unknown>,
  { width, windowWidth = 1600 }: { readonly width: number; readonly windowWidth?: number },
) {
  vi.stubGlobal('innerWidth', windowWidth);
  const list = document.createElement('div');
  list.innerHTML = '<figure><div><img data-image-dimensions="300x200" alt=""></div></figure>'.repeat(4);
  list.getBoundingClientRect = () => ({ width }) as DOMRect;
  document.body.append(list);
  const slides = [...list.children] as HTMLElement[];
  const scope = createTestScope();
  create({ list, container: list, slides, options, scope, owner: scope.owner() }).refresh();
  return { list, places: slides.map(({ style }) => [style.left, style.top, style.width, style.height]) };
}
