import type { FoundItem, FoundItems } from '../../api/search-calls';
import { createStore } from '../../store/store';
import type { SearchAddress } from './search-page.data';

export interface SearchPageState extends SearchAddress {
  /** `idle`: nothing has been searched for. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly items: readonly FoundItem[];
  readonly total: number;
}

export type SearchPageStore = ReturnType<typeof createSearchPageStore>;

const NOTHING = { status: 'idle', items: [], total: 0 } as const;

/** Loads a page, from 0; undefined if it cannot be loaded. */
type Load = (address: SearchAddress, page: number) => Promise<FoundItems | undefined>;

/** `most`: how many results are added at a time. A server may send thousands at once, and the page would stand still while they are drawn. */
export function createSearchPageStore({ load, most }: { readonly load: Load; readonly most: number }) {
  const store = createStore<SearchPageState>({ ...NOTHING, query: '', collectionId: '' });
  let page = 0;
  /** Received, and not shown yet. */
  let waiting: readonly FoundItem[] = [];
  // Answers to earlier requests are ignored.
  let newest = 0;

  const showWaiting = (total: number) => {
    const state = store.get();
    const items = [...state.items, ...waiting.slice(0, most)];
    waiting = waiting.slice(most);
    store.set({ ...state, status: 'ready', items, total: Math.max(total, items.length + waiting.length) });
  };

  async function loadPage() {
    const id = ++newest;
    const asked = store.get();
    store.set({ ...asked, status: 'loading' });
    const found = await load(asked, page);
    if (id !== newest) return;
    if (!found) return store.set({ ...store.get(), status: 'failed' });
    page += 1;
    waiting = found.items;
    // A page without results is the last one.
    showWaiting(found.items.length && found.total);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    search(address: SearchAddress) {
      page = 0;
      waiting = [];
      newest += 1;
      store.set({ ...NOTHING, ...address });
      if (address.query) void loadPage();
    },
    more() {
      const { status, query, total } = store.get();
      if (waiting.length) showWaiting(total);
      else if (query && status !== 'loading') void loadPage();
    },
  };
}
