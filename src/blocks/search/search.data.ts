import { page } from '../../context/page-endpoints';
import type { DataFault } from '../../core/data-fault';

export interface SearchData {
  readonly input: HTMLInputElement;
  readonly hasPreview: boolean;
  /** The collection to search; empty: everywhere. */
  readonly collectionId: string;
}

/** Reads a search field from its markup. Never throws. */
export function readSearch(element: HTMLElement): SearchData | DataFault {
  const input = element.querySelector<HTMLInputElement>('input.search-input, input[type="search"]');
  if (!input) return { fault: 'The search block has no field to type into.' };
  const { preview, collection = '' } = element.dataset;
  return { input, hasPreview: preview === 'true', collectionId: collection.trim() };
}

/** The address of the search page: the platform's, or the one that the page's endpoints name. */
export function searchAddress(query: string, collectionId: string): string {
  const fields = new URLSearchParams({ q: query });
  if (collectionId) fields.set('f_collectionId', collectionId);
  return `${page.endpoints?.searchPage ?? '/search'}?${fields}`;
}
