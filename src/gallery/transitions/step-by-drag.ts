import { isRtl } from '../../dom/is-rtl';
import type { MovingHost } from '../model/gallery.types';
import { steppersOf } from '../model/gallery-controls';
import { type DragEnd, followDrags } from './drag';

/** Lets a finished drag lead to the next or the previous slide, if it `counts`. */
export function stepByDrag(
  { gallery, list, owner, scope }: MovingHost,
  axis: 'x' | 'y',
  counts: (end: DragEnd) => boolean,
): void {
  const stop = followDrags({
    element: list,
    surfaces: [list, ...steppersOf(gallery)],
    axis,
    owner,
    guard: scope.guard,
    canStart: () => gallery.slides.length > 1 && !gallery.get().inMotion,
    onEnd(end) {
      if (end.isCancelled || !counts(end)) return;
      const isMirrored = axis === 'x' && isRtl(list);
      if (end.distance < 0 === !isMirrored) gallery.next();
      else gallery.previous();
    },
  });
  scope.defer(stop);
}
