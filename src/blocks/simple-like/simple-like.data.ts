import type { DataFault } from '../../core/data-fault';
import { number, type WarnShape } from '../../data/shape';

interface SimpleLikeData {
  readonly id: string;
  /** The server's count when it wrote the page. */
  readonly count: number;
  /** The element that the count is drawn into; undefined where there is a text already. */
  readonly place: HTMLElement | undefined;
}

const readCount = number(0);

/** Reads a like button from its markup. */
export function readSimpleLike(element: HTMLElement, warn?: WarnShape): SimpleLikeData | DataFault {
  const id = element.getAttribute('data-item-id')?.trim();
  if (!id) return { fault: 'The like button has no data-item-id, so it counts nothing. Check the template.' };
  const given = readCount(element.getAttribute('data-like-count') || undefined, 'data-like-count', warn);
  const place = element.querySelector<HTMLElement>('.like-count') ?? element;
  return {
    id,
    count: Math.max(0, Math.floor(given)),
    place: place.textContent?.trim() ? undefined : place,
  };
}
