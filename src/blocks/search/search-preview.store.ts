import type { FoundItem } from '../../api/search-calls';
import { createStore } from '../../store/store';

/** Long enough for one request per word. */
export const DEBOUNCE_MS = 300;

export interface PreviewOption {
  /** HTML with `<em>` around matches. */
  readonly title: string;
  /** Undefined for the last option, which leads to all results for the text in the field. */
  readonly url: string | undefined;
  readonly item: FoundItem | undefined;
}

interface PreviewState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly options: readonly PreviewOption[];
  /** The option that Enter follows; -1: none. */
  readonly active: number;
  readonly isOpen: boolean;
}

export type PreviewStore = ReturnType<typeof createPreviewStore>;

const CLOSED: PreviewState = { status: 'idle', options: [], active: -1, isOpen: false };

/** Resolves to undefined if nothing can be loaded. */
type Find = (query: string, signal: AbortSignal) => Promise<readonly PreviewOption[] | undefined>;

export function createPreviewStore({ find }: { readonly find: Find }) {
  const store = createStore(CLOSED);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  let asked = '';

  const stop = () => {
    clearTimeout(timer);
    request.abort();
  };

  async function ask(query: string) {
    const { signal } = request;
    const options = await find(query, signal);
    if (signal.aborted) return;
    store.set({ status: options ? 'ready' : 'failed', options: options ?? [], active: -1, isOpen: true });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    stop,
    type(text: string) {
      const query = text.trim();
      if (query === asked && store.get().status !== 'failed') return;
      asked = query;
      stop();
      request = new AbortController();
      if (!query) return store.set(CLOSED);
      store.set({ ...store.get(), status: 'loading', active: -1 });
      timer = setTimeout(() => void ask(query), DEBOUNCE_MS);
    },
    /** Activates the next or the previous option, in a circle that includes the field. Opens a closed list. */
    step(by: 1 | -1) {
      const state = store.get();
      if (!state.options.length) return;
      const places = state.options.length + 1;
      // Place 0 is the field.
      const place = (state.active + 1 + by + places) % places;
      store.set({ ...state, isOpen: true, active: place - 1 });
    },
    /** Closes the list, which stays closed until the visitor types or asks for it: an answer that is on its way is not waited for. */
    close() {
      const state = store.get();
      if (state.status === 'loading') {
        stop();
        asked = '';
        store.set(CLOSED);
      } else if (state.isOpen) store.set({ ...state, isOpen: false, active: -1 });
    },
  };
}
