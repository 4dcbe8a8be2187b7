import './search-page.css';
import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef } from 'react';
import { pageApi } from '../../api/page-api';
import { type FoundItem, searchItems } from '../../api/search-calls';
import { defineUnit } from '../../core/unit';
import { isComposing } from '../../dom/is-composing';
import { isPressable, onActivate } from '../../dom/on-press';
import { Adopt } from '../../react/adopt';
import { draw } from '../../react/draw';
import { InSlices } from '../../react/in-slices';
import { useScope, useStore } from '../../react/scope-context';
import { safeUrl } from '../../text/links/safe-url';
import { createMessages } from '../../text/messages';
import { FoundItemView, HighlightedText } from '../../ui/found-item.view';
import { createAnnouncer } from '../../ui/live-region/announcer';
import { LoadFailure } from '../../ui/load-failure.view';
import { readSearchAddress, readSearchPage, type SearchPageData } from './search-page.data';
import messages from './search-page.messages.json';
import { createSearchPageStore, type SearchPageState, type SearchPageStore } from './search-page.store';

const t = createMessages(messages);
const IMAGE_WIDTH = 300;
/** Added at a press of the button for more; a page without it shows all at once. */
const MOST_ADDED = 50;

interface SearchPageProps {
  readonly data: SearchPageData;
  readonly store: SearchPageStore;
  readonly onSearch: (query: string) => void;
}

function SearchPage({ data, store, onSearch }: SearchPageProps): ReactNode {
  const { guard } = useScope();
  const state = useStore(store);
  const { field, input, output, notice, results, more } = data;
  const hasItems = state.items.length > 0;
  // Also while they are on their way, so that it keeps its focus.
  const hasMore = state.items.length < state.total;
  const retry = guard(() => {
    // The button that has focus goes away.
    const next = (hasMore && more) || field.querySelector('input');
    next?.focus({ preventScroll: true });
    store.more();
  });
  return (
    <>
      {!input && (
        <Adopt node={field}>
          <SearchField query={state.query} onSearch={onSearch} />
        </Adopt>
      )}
      {state.status !== 'idle' && <Adopt node={output} classes={{ hide: false }} styles={{ opacity: '1' }} />}
      <Adopt node={notice} {...(notice !== results && { classes: { hide: hasItems } })}>
        {!hasItems && <Notice state={state} onRetry={retry} />}
      </Adopt>
      <Adopt node={results}>
        <Results items={state.items} more={more} />
        {/* What happens to the next page is said where it was asked for. */}
        {hasItems && <Notice state={state} onRetry={retry} />}
      </Adopt>
      {more && (
        <Adopt
          node={more}
          classes={{ hide: !hasMore }}
          attributes={{
            ...(!isPressable(more) && { role: 'button', tabindex: '0' }),
            ...(state.status === 'loading' && { 'aria-disabled': 'true' }),
          }}
        />
      )}
    </>
  );
}

type SearchFieldProps = Readonly<{ query: string; onSearch: (query: string) => void }>;

function SearchField({ query, onSearch }: SearchFieldProps): ReactNode {
  const { guard } = useScope();
  const input = useRef<HTMLInputElement>(null);
  // Back and Forward change the query, too.
  useLayoutEffect(() => {
    if (input.current) input.current.value = query;
  }, [query]);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(input.current?.value ?? '');
  };
  return (
    <search>
      <form className="inlay-search-form" onSubmit={guard(onSubmit)}>
        <input
          className="search-input"
          type="search"
          name="q"
          aria-label={t('label')}
          placeholder={t('label')}
          defaultValue={query}
          enterKeyHint="search"
          ref={input}
        />
      </form>
    </search>
  );
}

type NoticeProps = Readonly<{ state: SearchPageState; onRetry: () => void }>;

function Notice({ state: { status, query, items }, onRetry }: NoticeProps): ReactNode {
  if (status === 'failed') return <LoadFailure message={t('failed')} onRetry={onRetry} />;
  if (status === 'loading') return <p>{t('loading')}</p>;
  return status === 'ready' && items.length === 0 ? <p>{t('nothing', { query })}</p> : null;
}

type ResultsProps = Pick<SearchPageData, 'more'> & { readonly items: readonly FoundItem[] };

function Results({ items, more }: ResultsProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(0);
  // The last results remove the button: focus moves to the first new one, unless the visitor has gone elsewhere meanwhile.
  useLayoutEffect(() => {
    const first = shown.current;
    shown.current = items.length;
    const { activeElement, body } = document;
    if (first > 0 && (activeElement === more || activeElement === body))
      list.current?.children[first]?.querySelector('a')?.focus({ preventScroll: true });
  }, [items, more]);
  if (items.length === 0) return null;
  return (
    <ul className="inlay-search-results" ref={list}>
      {/* Results are only added, at the end. */}
      <InSlices items={items} keyOf={(_, index) => index}>
        {(item, index) => {
          const url = safeUrl(item.url);
          const title = <HighlightedText html={item.title} />;
          return (
            <li className="search-result" key={index} data-url={url}>
              <FoundItemView
                item={item}
                className="sqs-search-page-item"
                imageWidth={IMAGE_WIDTH}
                title={url ? <a href={url}>{title}</a> : title}
              />
            </li>
          );
        }}
      </InSlices>
    </ul>
  );
}

function describe({ query, items, total }: SearchPageState): string {
  if (items.length === 0) return t('nothing', { query });
  if (items.length < total) return t('shown', { shown: items.length, total, query });
  return t('found', { count: total, query });
}

export const unit = defineUnit({
  read: readSearchPage,
  mount(data, scope) {
    const api = pageApi(scope, scope.signal);
    const announce = createAnnouncer(scope);
    const { input, more } = data;
    const store = createSearchPageStore({
      most: more ? MOST_ADDED : Number.POSITIVE_INFINITY,
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

    const searchAddress = () => {
      const address = readSearchAddress(location.search);
      if (input) input.value = address.query;
      store.search(address);
    };
    scope.listen(window, 'popstate', () => {
      const { query, collectionId } = readSearchAddress(location.search);
      const shown = store.get();
      // Moving to an anchor does not search again.
      if (query !== shown.query || collectionId !== shown.collectionId) searchAddress();
    });
    scope.follow(store, (state) => {
      if (state.status === 'ready') announce(describe(state));
    });
    if (more) onActivate(more, scope, store.more);
    if (input) {
      scope.listen(input, 'keydown', (event) => {
        if (event.key !== 'Enter' || isComposing(event)) return;
        event.preventDefault();
        search(input.value);
      });
    }
    draw(scope, <SearchPage data={data} store={store} onSearch={search} />);
    searchAddress();
    return store;
  },
});
