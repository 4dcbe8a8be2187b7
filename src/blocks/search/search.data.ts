import { page } from '../../context/page-endpoints';
import { fault, type ReadData } from '../../core/unit';

export type SearchData = ReadData<ReturnType<typeof readSearch>>;

/** `collectionId`: the collection to search; empty: everywhere. */
export function readSearch(element: HTMLElement) {
  const input = element.querySelector<HTMLInputElement>('input.search-input, input[type="search"]');
  if (!input) return fault('The search block has no field to type into.');
  const { preview, collection = '' } = element.dataset;
  return { input, hasPreview: preview === 'true', collectionId: collection.trim() };
}

/** Checks whether a key belongs to an input method: Safari has ended the word when its Enter comes, and only the old code of a taken key tells. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;

/** The address of the search page: that of the page's endpoints, or the platform's. */
export function searchAddress(query: string, collectionId: string): string {
  const fields = new URLSearchParams({ q: query });
  if (collectionId) fields.set('f_collectionId', collectionId);
  return `${page.endpoints?.searchPage ?? '/search'}?${fields}`;
}
