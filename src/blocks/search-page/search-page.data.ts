import { fault, type ReadData } from '../../core/unit';
import { parseQuery } from '../../text/query';

export type SearchPageData = ReadData<ReturnType<typeof readSearchPage>>;

/** The server's parts of a search page. All are hidden or empty before a search. */
export function readSearchPage(element: HTMLElement) {
  const find = (selector: string) => element.querySelector<HTMLElement>(selector);
  const field = find('.sqs-search-page-input');
  const output = find('.sqs-search-page-output');
  const results = find('.sqs-search-page-result .search-results') ?? find('.search-results');
  if (!field || !output || !results)
    return fault('The search page has no place for its field or for its results.');
  return {
    field,
    /** A field that the page has already. */
    input: field.querySelector('input'),
    output,
    notice: find('.sqs-search-page-notice') ?? results,
    results,
    /** The button for the next results, with its box. */
    more: find('.sqs-search-page-more'),
  };
}

export interface SearchAddress {
  readonly query: string;
  /** The collection to search; empty: everywhere. */
  readonly collectionId: string;
}

/** Reads a query such as `?q=tea&f_collectionId=…`. */
export function readSearchAddress(search: string): SearchAddress {
  const fields = parseQuery(search);
  return { query: fields.get('q')?.trim() ?? '', collectionId: fields.get('f_collectionId') ?? '' };
}
