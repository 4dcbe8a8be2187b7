import type { Scope } from '../../core/scope';
import type { Size } from '../../dom/geometry';
import { onResize } from '../../dom/watch-size';
import { readDimensions } from '../../media/image/dimensions';

/** The largest size in a cell with this ratio of height to width. */
export function fitInto({ width, height }: Size, ratio: number): Size {
  const fitted = Math.min(width, height / ratio);
  return { width: fitted, height: fitted * ratio };
}

/** The height of an image's box by its width: that of its mask, or of a picture that is seen whole; undefined if the box fills its cell. */
export function readRatio(block: HTMLElement, container: HTMLElement): number | undefined {
  // The editor writes the shape of the mask, not of the picture.
  if (container.dataset.shapeMask) return Number(block.dataset.aspectRatio) / 100 || 1;
  const dimensions = readDimensions(
    container.querySelector<HTMLElement>('.content-fit img')?.dataset.imageDimensions,
  );
  return dimensions && dimensions.height / dimensions.width;
}

/** Fits the boxes of images of current pages into their cells: alignment, rounded corners, masks and overlays are those of the box. */
export function fitFluidImage(block: HTMLElement, container: HTMLElement, scope: Scope): void {
  const cell = container.parentElement;
  const ratio = readRatio(block, container);
  if (!cell || !ratio) return;
  const owner = scope.owner();
  onResize(cell, scope, () => {
    // The cell is as high as its content where the component's own style sheet is missing.
    owner.release();
    const isAligned = getComputedStyle(cell).display.includes('flex');
    if (!isAligned && !container.dataset.shapeMask) return;
    const { width, height } = fitInto({ width: cell.clientWidth, height: cell.clientHeight }, ratio);
    if (!width) return;
    owner.claim(container, {
      styles: { width: `${width}px`, height: `${height}px`, ...(!isAligned && { 'margin-inline': 'auto' }) },
    });
  });
}
