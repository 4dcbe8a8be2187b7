import type { DataFault } from '../../core/data-fault';
import { parseQuery } from '../../text/query';

/** The server's parts of a search page. All are hidden or empty until something has been searched for. */
export interface SearchPageData {
  /** The place of the field. */
  readonly field: HTMLElement;
  /** A field that the page has already. */
  readonly input: HTMLInputElement | null;
  readonly output: HTMLElement;
  /** The place for problems; the results where the page has none. */
  readonly notice: HTMLElement;
  readonly results: HTMLElement;
  /** The button for the next results, and what hides it. */
  readonly more: HTMLElement | null;
}

/** The search that the address asks for. */
export interface SearchAddress {
  readonly query: string;
  /** The collection to search; empty: everywhere. */
  readonly collectionId: string;
}

/** Reads a search page from its markup. Never throws. */
export function readSearchPage(element: HTMLElement): SearchPageData | DataFault {
  const find = (selector: string) => element.querySelector<HTMLElement>(selector);
  const field = find('.sqs-search-page-input');
  const output = find('.sqs-search-page-output');
  const results = find('.sqs-search-page-result .search-results') ?? find('.search-results');
  if (!field || !output || !results) {
    return { fault: 'The search page has no place for its field or for its results.' };
  }
  return {
    field,
    input: field.querySelector('input'),
    output,
    notice: find('.sqs-search-page-notice') ?? results,
    results,
    more: find('.sqs-search-page-more'),
  };
}

/** Reads a query such as `?q=tea&f_collectionId=…`. */
export function readSearchAddress(search: string): SearchAddress {
  const fields = parseQuery(search);
  return { query: fields.get('q')?.trim() ?? '', collectionId: fields.get('f_collectionId') ?? '' };
}
