import { liveContext } from '../../context/live-context';
import { defineFeature } from '../../core/unit';
import { readContentItem } from '../../measuring/events/content-item';
import { createEventRecorder } from '../../measuring/events/event-recorder';
import { isSearchPage, withoutSearchWords } from '../../measuring/search-words';
import { keepsCookies } from '../../storage/cookies';

/** The address that was counted last: a site that is destroyed and started again has not been visited again. */
let counted = '';

export const unit = defineFeature({
  mount({ collectionId, itemId, pageType }, scope) {
    // Without the crumb, which is a cookie, the server would refuse each call. Checked once, so that no click waits for cookies.
    if (!keepsCookies()) return;
    const record = createEventRecorder(scope.context, scope);

    const countPage = () => {
      if (isSearchPage(location.pathname)) return;
      counted = location.href;
      const { title, referrer } = document;
      const page = { title, referrer: withoutSearchWords(referrer), collectionId, itemId, pageType };
      record({ to: 'page-view', data: page });
      const item = readContentItem(liveContext());
      if (item) record({ to: 'event', data: { action: 'view', ...item } });
    };

    scope.on('event:record', record);
    if (counted !== location.href) countPage();
    scope.listen(window, 'pageshow', ({ persisted }) => persisted && countPage());
  },
});
