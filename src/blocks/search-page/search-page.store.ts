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

export function createSearchPageStore({ load }: { readonly load: Load }) {
  const store = createStore<SearchPageState>({ ...NOTHING, query: '', collectionId: '' });
  let page = 0;
  // Answers to earlier requests are ignored.
  let newest = 0;

  async function loadPage() {
    const id = ++newest;
    const asked = store.get();
    store.set({ ...asked, status: 'loading' });
    const found = await load(asked, page);
    if (id !== newest) return;
    const state = store.get();
    if (!found) return store.set({ ...state, status: 'failed' });
    page += 1;
    const items = [...state.items, ...found.items];
    // A page without results is the last one.
    store.set({ ...state, status: 'ready', items, total: found.items.length ? found.total : items.length });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    search(address: SearchAddress) {
      page = 0;
      newest += 1;
      store.set({ ...NOTHING, ...address });
      if (address.query) void loadPage();
    },
    more() {
      const { status, query } = store.get();
      if (query && status !== 'loading') void loadPage();
    },
  };
}
