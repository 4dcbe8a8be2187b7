import { pageApi } from '../../api/page-api';
import { type FoundItem, suggestItems } from '../../api/search-calls';
import type { Scope } from '../../core/scope';
import { draw } from '../../react/draw';
import { withoutHighlights } from '../../text/highlights';
import { safeUrl } from '../../text/links/safe-url';
import { createMessages } from '../../text/messages';
import { createAnnouncer } from '../../ui/live-region/announcer';
import { type SearchData, searchAddress } from './search.data';
import messages from './search.messages.json';
import './search-preview.css';
import { createPreviewStore, type PreviewOption } from './search-preview.store';
import { SearchPreview } from './search-preview.view';

const t = createMessages(messages);

/** Shows results while the visitor types. */
export function mountPreview({ input, collectionId }: SearchData, scope: Scope, element: HTMLElement): void {
  const api = pageApi(scope, scope.signal);
  const announcer = createAnnouncer(document);
  scope.defer(announcer.destroy);

  const toOption = (item: FoundItem): PreviewOption => ({
    title: item.title,
    // A suggested query has no page.
    url: safeUrl(item.url) ?? searchAddress(withoutHighlights(item.title), collectionId),
    item,
  });

  const store = createPreviewStore({
    async find(query, signal) {
      const answer = await suggestItems(api, { query, collectionId, signal });
      if (signal.aborted) return undefined;
      const items = answer.ok ? answer.data.items : [];
      announcer.announce(
        items.length ? t('found', { count: items.length }) : t(answer.ok ? 'nothing' : 'failed'),
      );
      if (!items.length) return answer.ok ? [] : undefined;
      const all = { title: t('all'), url: searchAddress(query, collectionId), item: undefined };
      return [...items.map(toOption), all];
    },
  });
  scope.defer(store.stop);
  draw(scope, <SearchPreview input={input} store={store} />, { into: element });
  scope.listen(element, 'focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) store.close();
  });
  // Typed while this was loading.
  if (document.activeElement === input) store.type(input.value);
}
