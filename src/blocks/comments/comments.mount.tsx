import { pageApi } from '../../api/page-api';
import { liveContext } from '../../context/live-context';
import { defineUnit } from '../../core/unit';
import { draw } from '../../react/draw';
import { createAnnouncer } from '../../ui/live-region/announcer';
import { readComments } from './comments.data';
import { createThreadStore } from './comments.store';
import { Thread } from './comments.view';

export const unit = defineUnit({
  read: (element, warn) => readComments(element, liveContext(), warn),
  mount(data, scope, element) {
    const store = createThreadStore(data, pageApi(scope, scope.signal));
    const { announce, destroy } = createAnnouncer(document);
    scope.defer(destroy);
    draw(scope, <Thread data={data} store={store} announce={announce} />, { into: element });
    void store.load();
    return store;
  },
});
