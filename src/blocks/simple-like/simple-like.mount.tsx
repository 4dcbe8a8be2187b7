import { pageApi } from '../../api/page-api';
import { defineUnit } from '../../core/unit';
import { onPress } from '../../dom/on-press';
import { draw } from '../../react/draw';
import { createMessages } from '../../text/messages';
import { likesOf } from './likes.store';
import { readSimpleLike } from './simple-like.data';
import messages from './simple-like.messages.json';
import { SimpleLike } from './simple-like.view';

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
