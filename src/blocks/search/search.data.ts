import type { DataFault } from '../../core/data-fault';

export interface SearchData {
  readonly input: HTMLInputElement;
  readonly hasPreview: boolean;
  /** Where to search; empty: everywhere. */
  readonly collectionId: string;
}

/** Reads a search field from its markup. Never throws. */
export function readSearch(element: HTMLElement): SearchData | DataFault {
  const input = element.querySelector<HTMLInputElement>('input.search-input, input[type="search"]');
  if (!input) return { fault: 'The search block has no field to type into.' };
  const { preview, collection = '' } = element.dataset;
  return { input, hasPreview: preview === 'true', collectionId: collection.trim() };
}

/** The address of the platform's search page. */
export function searchAddress(query: string, collectionId: string): string {
  const fields = new URLSearchParams({ q: query });
  if (collectionId) fields.set('f_collectionId', collectionId);
  return `/search?${fields}`;
}
