import { pageApi } from '../../api/page-api';
import { searchItems } from '../../api/search-calls';
import { follow } from '../../core/bind';
import { defineUnit } from '../../core/unit';
import { onActivate } from '../../dom/on-press';
import { draw } from '../../react/draw';
import { createMessages } from '../../text/messages';
import { createAnnouncer } from '../../ui/live-region/announcer';
import './search-page.css';
import { readSearchAddress, readSearchPage } from './search-page.data';
import messages from './search-page.messages.json';
import { createSearchPageStore, type SearchPageState } from './search-page.store';
import { SearchPage } from './search-page.view';

const t = createMessages(messages);

/** The text about new results for screen readers. */
function describe({ query, items, total }: SearchPageState): string {
  if (items.length === 0) return t('nothing', { query });
  if (items.length < total) return t('shown', { shown: items.length, total, query });
  return t('found', { count: total, query });
}

export const unit = defineUnit({
  read: readSearchPage,
  mount(data, scope) {
    const api = pageApi(scope, scope.signal);
    const announcer = createAnnouncer(document);
    scope.defer(announcer.destroy);
    const store = createSearchPageStore({
      async load(address, page) {
        const answer = await searchItems(api, { ...address, page });
        return answer.ok ? answer.data : undefined;
      },
    });

    /** The address contains the search: for Back, for reloading, and to be shared. */
    const search = (text: string) => {
      const query = text.trim();
      const { collectionId } = readSearchAddress(location.search);
      const url = new URL(location.href);
      url.searchParams.set('q', query);
      if (url.href !== location.href) history.pushState(null, '', url);
      store.search({ query, collectionId });
    };

    const { input, more } = data;
    const searchAddress = () => {
      const address = readSearchAddress(location.search);
      if (input) input.value = address.query;
      store.search(address);
    };
    scope.listen(window, 'popstate', () => {
      if (readSearchAddress(location.search).query !== store.get().query) searchAddress();
    });
    follow(scope, store, (state) => {
      if (state.status === 'ready') announcer.announce(describe(state));
    });
    if (more) onActivate(more, scope, store.more);
    if (input) {
      scope.listen(input, 'keydown', (event) => {
        if (event.key !== 'Enter' || event.isComposing) return;
        event.preventDefault();
        search(input.value);
      });
    }
    draw(scope, <SearchPage data={data} store={store} onSearch={search} />);
    searchAddress();
    return store;
  },
});
