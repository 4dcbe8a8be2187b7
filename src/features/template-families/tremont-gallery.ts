import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import { onResize } from '../../dom/watch-size';
import { imageRatio } from '../../media/image/image-ratio';
import { tweakNumber } from './tweak-number';

interface Place {
  /** From the start of the line. */
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface GalleryRequest {
  /** Width ÷ height of each picture. */
  readonly ratios: readonly number[];
  readonly width: number;
  readonly gutter: number;
}

const COLUMNS = 2;

/** Two columns of equal width; each picture goes into the shorter one. All lengths are in px. */
export function placeInColumns({ ratios, width: full, gutter }: GalleryRequest): readonly Place[] {
  const width = (full - gutter) / COLUMNS;
  const ends = [0, 0];
  return ratios.map((ratio) => {
    const column = (ends[1] ?? 0) < (ends[0] ?? 0) ? 1 : 0;
    const top = ends[column] ?? 0;
    const height = width / ratio;
    ends[column] = top + height + gutter;
    return { start: column * (width + gutter), top, width, height };
  });
}

/** Rows of two pictures of one height. The last one alone fills its row, and so does a wide one at the start of a row if `hasWideRows`. */
export function placeInRows(
  { ratios, width, gutter }: GalleryRequest,
  hasWideRows: boolean,
): readonly Place[] {
  const places: Place[] = [];
  let top = 0;
  while (places.length < ratios.length) {
    const [first = 1, second] = ratios.slice(places.length);
    const isAlone = second === undefined || (hasWideRows && first > 1);
    const height = isAlone ? width / first : (width - gutter) / (first + second);
    places.push({ start: 0, top, width: first * height, height });
    if (!isAlone) places.push({ start: first * height + gutter, top, width: second * height, height });
    top += height + gutter;
  }
  return places;
}

/** In hundredths of the window's width. */
const DEFAULT_GUTTER = 2;
/** Theme CSS has the pictures below each other in narrow windows. */
const STACKED_PX = 640;

const px = (value: number) => `${Math.round(value * 100) / 100}px`;

/** Lays out the pictures of a gallery page, which theme CSS has in one place, without height. */
export function placeGallery(scope: Scope, gallery: HTMLElement, tweaks: unknown): void {
  const [grid] = findAll(gallery, '.grid-wrapper');
  if (!grid) return;
  const { classList } = document.body;
  const items = findAll(grid, '.grid-item-wrapper');
  const ratios = items.map((item) => imageRatio(item.querySelector('img')) ?? 1);
  const owner = scope.owner();
  const shower = scope.owner();
  const show = () => {
    for (const item of items) shower.claim(item, { classes: { 'grid-hidden': false } });
  };
  onResize(grid, scope, () => {
    owner.release();
    if (innerWidth > STACKED_PX && !classList.contains('tweak-gallery-style-stacked')) {
      const gutter = (tweakNumber(tweaks, 'tweak-gallery-gutter', DEFAULT_GUTTER) * innerWidth) / 100;
      const request = { ratios, width: grid.clientWidth, gutter };
      const places = classList.contains('tweak-gallery-style-horizontal')
        ? placeInRows(request, classList.contains('tweak-full-width-first-landscape'))
        : placeInColumns(request);
      places.forEach(({ start, top, width, height }, index) => {
        const item = items[index];
        if (!item) return;
        owner.claim(item, {
          styles: {
            position: 'absolute',
            'inset-inline-start': px(start),
            top: px(top),
            width: px(width),
            height: px(height),
          },
        });
        const box = item.querySelector('.grid-image-wrapper');
        if (box) owner.claim(box, { styles: { height: '100%' } });
      });
      const height = Math.max(0, ...places.map(({ top, height }) => top + height));
      owner.claim(grid, { styles: { position: 'relative', height: px(height) } });
    }
    show();
  });
}
