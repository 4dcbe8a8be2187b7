import './search-preview.css';
import type { ReactNode } from 'react';
import { pageApi } from '../../api/page-api';
import { type FoundItem, suggestItems } from '../../api/search-calls';
import type { Scope } from '../../core/scope';
import { isComposing } from '../../dom/is-composing';
import { Adopt } from '../../react/adopt';
import { draw } from '../../react/draw';
import { useScopeId, useStore } from '../../react/scope-context';
import { withoutHighlights } from '../../text/highlights';
import { safeUrl } from '../../text/links/safe-url';
import { createMessages } from '../../text/messages';
import { FoundItemView, HighlightedText } from '../../ui/found-item.view';
import { createAnnouncer } from '../../ui/live-region/announcer';
import { type SearchData, searchAddress } from './search.data';
import messages from './search.messages.json';
import { createPreviewStore, type PreviewOption, type PreviewStore } from './search-preview.store';

const t = createMessages(messages);
const IMAGE_WIDTH = 100;
/** A server may send thousands, and the page would stand still while they are drawn: the last option leads to all. */
const MOST_SHOWN = 20;

type SearchPreviewProps = Pick<SearchData, 'input' | 'collectionId'> & Readonly<{ store: PreviewStore }>;

/** The results of a search below its field: a combobox with a list by the ARIA practices. */
function SearchPreview({ input, collectionId, store }: SearchPreviewProps): ReactNode {
  const { status, options, active, isOpen } = useStore(store);
  const id = useScopeId();
  const hasList = isOpen && options.length > 0;

  const onKeyDown = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || isComposing(event)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      store.step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(`${id}-${active}`)?.click();
    } else if (event.key === 'Escape' && (isOpen || status === 'loading')) {
      // The browser would empty the field.
      event.preventDefault();
      store.close();
    }
  };

  return (
    <>
      <Adopt
        node={input}
        classes={{ loading: status === 'loading' }}
        attributes={{
          'aria-expanded': String(hasList),
          autocomplete: 'off',
          ...(hasList && { 'aria-controls': id }),
          ...(active >= 0 && { 'aria-activedescendant': `${id}-${active}` }),
        }}
        on={{ input: () => store.type(input.value), keydown: onKeyDown }}
      />
      {isOpen && (
        <div className="sqs-search-preview-ui">
          <div className="sqs-search-ui-result">
            {options.length === 0 && (
              <p className="search-result-notice">{t(status === 'failed' ? 'failed' : 'nothing')}</p>
            )}
            {hasList && (
              <div className="sqs-search-ui-list" role="listbox" id={id} aria-label={t('results')}>
                {options.map((option, index) => (
                  <Option
                    // biome-ignore lint/suspicious/noArrayIndexKey: all options are replaced at once
                    key={index}
                    option={option}
                    // While an answer is on its way the options are those of an earlier text.
                    url={option.url ?? searchAddress(input.value.trim(), collectionId)}
                    id={`${id}-${index}`}
                    isActive={index === active}
                  />
                ))}
              </div>
            )}
          </div>
        </div>
      )}
    </>
  );
}

type OptionProps = Readonly<{ option: PreviewOption; url: string; id: string; isActive: boolean }>;

/** A link, so that it can be opened in a new tab. */
function Option({ option: { title, item }, url, id, isActive }: OptionProps): ReactNode {
  return (
    <a
      className={`search-result${isActive ? ' selected' : ''}`}
      role="option"
      id={id}
      href={url}
      tabIndex={-1}
      aria-selected={isActive}
      ref={isActive ? scrollIntoList : null}
    >
      {item ? (
        <FoundItemView
          item={item}
          className="sqs-search-ui-item"
          imageWidth={IMAGE_WIDTH}
          title={<HighlightedText html={title} />}
        />
      ) : (
        <div>{title}</div>
      )}
    </a>
  );
}

const scrollIntoList = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

export function mountPreview({ input, collectionId }: SearchData, scope: Scope, element: HTMLElement): void {
  const api = pageApi(scope, scope.signal);
  const announce = createAnnouncer(scope);

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
      const items = answer.ok ? answer.data.items.slice(0, MOST_SHOWN) : [];
      announce(items.length ? t('found', { count: items.length }) : t(answer.ok ? 'nothing' : 'failed'));
      if (!items.length) return answer.ok ? [] : undefined;
      return [...items.map(toOption), { title: t('all'), url: undefined, item: undefined }];
    },
  });
  scope.defer(store.stop);
  draw(scope, <SearchPreview input={input} collectionId={collectionId} store={store} />, { into: element });
  scope.listen(element, 'focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) store.close();
  });
  // Typed while this was loading.
  if (document.activeElement === input) store.type(input.value);
}
