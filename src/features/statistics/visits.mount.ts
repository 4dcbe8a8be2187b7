import { liveContext } from '../../context/live-context';
import { defineFeature } from '../../core/unit';
import { number, object, string } from '../../data/shape';
import { keepsCookies } from '../../storage/cookies';
import { RecordType } from '../../vocabulary/pages';
import { createEventRecorder } from './events/event-recorder';
import { isSearchPage, withoutSearchWords } from './search-words';

/** The events' names for the items of a collection, by their record type. */
const ITEM_NAMES: Readonly<Partial<Record<number, string>>> = {
  [RecordType.text]: 'blog-post',
  [RecordType.image]: 'gallery-image',
  [RecordType.audio]: 'album-track',
  [RecordType.video]: 'gallery-video',
  [RecordType.event]: 'event-item',
  [RecordType.portfolioItem]: 'portfolio-item',
};

/** The name of an item in events; undefined for a record type that has none. */
export const contentItemName = (recordType: number | undefined): string | undefined =>
  recordType === undefined ? undefined : ITEM_NAMES[recordType];

const pageItem = object({ item: object({ id: string(), title: string(), recordType: number() }) });

/** The item that a page is about, as an event names it; undefined on other pages. `source`: the page's context. */
export function readContentItem(source: unknown) {
  const { id, title, recordType } = pageItem(source).item;
  const name = contentItemName(recordType);
  return name && id ? { object_type: name, object_id: id, object_display_name: title } : undefined;
}

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
