import { pageApi } from '../../api/page-api';
import { defineUnit, fault } from '../../core/unit';
import { number, type WarnShape } from '../../data/shape';
import { insertHost } from '../../dom/create-host';
import { onActivate } from '../../dom/on-press';
import { createMessages } from '../../text/messages';
import { likesOf } from './likes.store';
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
    place: place.textContent.trim() ? undefined : place,
  };
}

/** Time to read why a like was not counted. */
const NOTICE_MS = 6000;
const t = createMessages(messages);

export const unit = defineUnit({
  read: readSimpleLike,
  /** Makes the server's element a toggle button named by its count. */
  mount({ id, count, place }, scope, element) {
    const store = likesOf(id, { count, api: pageApi(scope) });
    scope.bind(element, store, ({ isLiked }) => ({
      classes: { clicked: isLiked },
      attributes: {
        role: 'button',
        tabindex: '0',
        'aria-pressed': String(isLiked),
        // A like cannot be undone.
        ...(isLiked && { 'aria-disabled': 'true' }),
      },
    }));
    const text = new Text();
    if (place) insertHost(scope, { into: place }, text);
    scope.follow(store, (likes) => {
      text.data = t('likes', { count: likes.count });
    });
    onActivate(element, scope, async () => {
      const failure = await store.like();
      if (!failure) return;
      const { showToast } = await scope.load('show-toast', () => import('../../ui/toast/show-toast'));
      showToast(scope.part(), { title: t('notCounted'), message: failure.message, duration: NOTICE_MS });
    });
    return store;
  },
});
