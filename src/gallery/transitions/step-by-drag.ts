import { type DragEnd, followDrags } from './drag';
import type { Stage } from './transition.types';

/** Lets a finished drag that counts lead to the next or the previous slide. Returns the end. */
export function stepByDrag({ host, isRtl }: Stage, counts: (end: DragEnd) => boolean): () => void {
  const { gallery, list, owner, guard } = host;
  return followDrags({
    element: list,
    axis: 'x',
    owner,
    guard,
    canStart: () => gallery.slides.length > 1 && !gallery.get().inMotion,
    onEnd(end) {
      if (end.isCancelled || !counts(end)) return;
      if (end.distance < 0 === !isRtl()) gallery.next();
      else gallery.previous();
    },
  });
}
