import type { FoundItem, FoundItems } from '../../api/search-calls';
import { createStore, type Store } from '../../store/store';
import type { SearchAddress } from './search-page.data';

export interface SearchPageState extends SearchAddress {
  /** `idle`: nothing has been searched for. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly items: readonly FoundItem[];
  /** Of all pages. */
  readonly total: number;
}

export interface SearchPageStore extends Store<SearchPageState> {
  search(address: SearchAddress): void;
  /** Loads the next results, or those that could not be loaded. */
  more(): void;
}

interface SearchPageOptions {
  /** The first page is 0. Undefined: it cannot be loaded. */
  readonly load: (address: SearchAddress, page: number) => Promise<FoundItems | undefined>;
}

const NOTHING = { status: 'idle', items: [], total: 0 } as const;

export function createSearchPageStore({ load }: SearchPageOptions): SearchPageStore {
  const store = createStore<SearchPageState>({ ...NOTHING, query: '', collectionId: '' });
  let page = 0;
  // Answers to earlier questions are ignored.
  let newest = 0;

  async function loadPage() {
    const id = ++newest;
    const asked = store.get();
    store.set({ ...asked, status: 'loading' });
    const found = await load(asked, page);
    if (id !== newest) return;
    const state = store.get();
    if (!found) {
      store.set({ ...state, status: 'failed' });
      return;
    }
    page += 1;
    const items = [...state.items, ...found.items];
    // A page without results is the last, whatever the total says.
    store.set({ ...state, status: 'ready', items, total: found.items.length ? found.total : items.length });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    search(address) {
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
