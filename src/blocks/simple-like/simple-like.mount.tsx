import { pageApi } from '../../api/page-api';
import type { DataFault } from '../../core/data-fault';
import { defineUnit } from '../../core/unit';
import { number, type WarnShape } from '../../data/shape';
import { onPress } from '../../dom/on-press';
import { draw } from '../../react/draw';
import { createMessages } from '../../text/messages';
import { likesOf } from './likes.store';
import messages from './simple-like.messages.json';
import { SimpleLike } from './simple-like.view';

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

/** Time to read why a like was not counted. */
const NOTICE_MS = 6000;

const t = createMessages(messages);

export const unit = defineUnit({
  read: readSimpleLike,
  mount({ id, count, place }, scope, element) {
    const store = likesOf(id, { count, api: pageApi(scope) });
    draw(scope, <SimpleLike element={element} place={place} store={store} />);
    onPress(element, scope, async (event) => {
      event.preventDefault();
      const failure = await store.like();
      if (!failure) return;
      const { showToast } = await scope.load('show-toast', () => import('../../ui/toast/show-toast'));
      showToast(scope.part(), { title: t('notCounted'), message: failure.message, duration: NOTICE_MS });
    });
    return store;
  },
});
