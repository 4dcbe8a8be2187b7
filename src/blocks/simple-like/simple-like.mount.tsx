import type { ReactNode } from 'react';
import { pageApi } from '../../api/page-api';
import { defineUnit, fault } from '../../core/unit';
import { number, type WarnShape } from '../../data/shape';
import { onActivate } from '../../dom/on-press';
import { Adopt } from '../../react/adopt';
import { draw } from '../../react/draw';
import { useStore } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import { type LikeStore, likesOf } from './likes.store';
import './simple-like.css';
import messages from './simple-like.messages.json';

const readCount = number(0);

/** `place`: the element for the count; undefined if it has a text already. */
export function readSimpleLike(element: HTMLElement, warn?: WarnShape) {
  const id = element.getAttribute('data-item-id')?.trim();
  if (!id) return fault('The like button has no data-item-id, so it counts nothing. Check the template.');
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

type SimpleLikeProps = Readonly<{ element: HTMLElement; place: HTMLElement | undefined; store: LikeStore }>;

/** Makes the server's element a toggle button named by its count. */
function SimpleLike({ element, place, store }: SimpleLikeProps): ReactNode {
  const { count, isLiked } = useStore(store);
  return (
    <>
      <Adopt
        node={element}
        classes={{ clicked: isLiked }}
        attributes={{
          role: 'button',
          tabindex: '0',
          'aria-pressed': String(isLiked),
          // A like cannot be undone.
          ...(isLiked && { 'aria-disabled': 'true' }),
        }}
      />
      {place && <Adopt node={place}>{t('likes', { count })}</Adopt>}
    </>
  );
}

export const unit = defineUnit({
  read: readSimpleLike,
  mount({ id, count, place }, scope, element) {
    const store = likesOf(id, { count, api: pageApi(scope) });
    draw(scope, <SimpleLike element={element} place={place} store={store} />);
    onActivate(element, scope, async () => {
      const failure = await store.like();
      if (!failure) return;
      const { showToast } = await scope.load('show-toast', () => import('../../ui/toast/show-toast'));
      showToast(scope.part(), { title: t('notCounted'), message: failure.message, duration: NOTICE_MS });
    });
    return store;
  },
});
