import { list, number, object, string, strings } from '../data/shape';
import { withoutHighlights } from '../text/highlights';
import type { Api, ApiData } from './api.types';

/** A page, post, product or event that was found. Its texts are html with `<em>` around the words that match. */
export type FoundItem = NonNullable<ReturnType<typeof readItem>>;

export type FoundItems = NonNullable<ReturnType<typeof readFound>>;

interface SearchQuery {
  readonly query: string;
  /** Only in this collection; empty: everywhere. */
  readonly collectionId: string;
  readonly signal?: AbortSignal;
}

const readFields = object(strings('id title itemUrl fullUrl url imageUrl collectionDisplayName'));
const readTotal = object({ totalCount: number() });

const readExcerpts = object({ highlight: list(string()), highlights: list(string()) });

/** An item, or a suggested query, which is a plain text. Undefined without a title: a title of tags alone has no text to show. */
function readItem(value: unknown) {
  const { id, title, itemUrl, fullUrl, url, imageUrl, collectionDisplayName } = readFields(
    typeof value === 'string' ? { title: value } : value,
  );
  if (!withoutHighlights(title).trim()) return undefined;
  const { highlight, highlights } = readExcerpts(value);
  return {
    id,
    title,
    /** Empty for a suggested query. */
    url: itemUrl || fullUrl || url,
    imageUrl,
    excerpts: [...highlight, ...highlights].filter(Boolean),
    /** Its collection: the name of its blog, shop or calendar. */
    collection: collectionDisplayName,
  };
}

function readFound(data: ApiData) {
  if (!Array.isArray(data.items)) return undefined;
  const items = data.items.flatMap((item) => readItem(item) ?? []);
  return {
    items,
    /** Number of results on all pages together. */
    total: Math.max(readTotal(data).totalCount ?? 0, items.length),
  };
}

const searchCall = (
  path: string,
  { query, collectionId, page, signal }: SearchQuery & { readonly page?: number },
) =>
  ({
    method: 'GET',
    path,
    query: { q: query, p: page, f_collectionId: collectionId || undefined },
    read: readFound,
    signal,
  }) as const;

/**
 * The best matches, while the visitor types.
 * @sent GET /api/search/SearchSuggest | necessary | something is typed into a search field | the text
 */
export const suggestItems = (api: Api, query: SearchQuery) =>
  api.call(searchCall('/api/search/SearchSuggest', query));

/**
 * One page of all matches; the first is 0.
 * @sent GET /api/search/GeneralSearch | necessary | a search is made | the text
 */
export const searchItems = (api: Api, query: SearchQuery & { readonly page: number }) =>
  api.call({ ...searchCall('/api/search/GeneralSearch', query), retries: 1 });
