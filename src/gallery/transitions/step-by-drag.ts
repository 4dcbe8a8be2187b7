import { isRtl } from '../../dom/is-rtl';
import type { DesignHost } from '../gallery.types';
import { type DragEnd, followDrags } from './drag';

/** Lets a finished drag that counts lead to the next or the previous slide. Returns the end. */
export function stepByDrag(
  { gallery, list, owner, guard }: DesignHost,
  counts: (end: DragEnd) => boolean,
): () => void {
  return followDrags({
    element: list,
    axis: 'x',
    owner,
    guard,
    canStart: () => gallery.slides.length > 1 && !gallery.get().inMotion,
    onEnd(end) {
      if (end.isCancelled || !counts(end)) return;
      if (end.distance < 0 === !isRtl(list)) gallery.next();
      else gallery.previous();
    },
  });
}
