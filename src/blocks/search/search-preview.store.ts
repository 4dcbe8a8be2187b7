import type { FoundItem } from '../../api/search-calls';
import { createStore, type Store } from '../../store/store';

/** Long enough that typing a word asks once. */
export const DEBOUNCE_MS = 300;

/** An option of the list below the field. */
export interface PreviewOption {
  /** Html with `<em>` around what matches. */
  readonly title: string;
  readonly url: string;
  /** Undefined for the last option, which leads to all results. */
  readonly item: FoundItem | undefined;
}

interface PreviewState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly options: readonly PreviewOption[];
  /** The option that Enter follows; -1: none. */
  readonly active: number;
  readonly isOpen: boolean;
}

export interface PreviewStore extends Store<PreviewState> {
  /** Takes over what the visitor has typed, and asks for it when they pause. */
  type(text: string): void;
  /** Makes the next (1) or the previous (-1) option active, in a circle that goes through the field. Opens a closed list. */
  step(by: 1 | -1): void;
  close(): void;
  /** Cancels the current request. */
  stop(): void;
}

const CLOSED: PreviewState = { status: 'idle', options: [], active: -1, isOpen: false };

interface PreviewOptions {
  /** Undefined: nothing can be loaded. */
  readonly find: (query: string, signal: AbortSignal) => Promise<readonly PreviewOption[] | undefined>;
}

export function createPreviewStore({ find }: PreviewOptions): PreviewStore {
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
    store.set({
      status: options ? 'ready' : 'failed',
      options: options ?? [],
      active: -1,
      isOpen: true,
    });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    stop,
    type(text) {
      const query = text.trim();
      if (query === asked && store.get().status !== 'failed') return;
      asked = query;
      stop();
      request = new AbortController();
      if (!query) {
        store.set(CLOSED);
        return;
      }
      store.set({ ...store.get(), status: 'loading', active: -1 });
      timer = setTimeout(() => void ask(query), DEBOUNCE_MS);
    },
    step(by) {
      const state = store.get();
      if (!state.options.length) return;
      const places = state.options.length + 1;
      // Place 0 is the field.
      const place = (state.active + 1 + by + places) % places;
      store.set({ ...state, isOpen: true, active: place - 1 });
    },
    close() {
      const state = store.get();
      if (state.isOpen) store.set({ ...state, isOpen: false, active: -1 });
    },
  };
}
