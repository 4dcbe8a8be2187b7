/** The page of search results. What visitors look for is not recorded. */
const SEARCH = /^\/search\/?$/;

export const isSearchPage = (path: string): boolean => SEARCH.test(path);

/** An address without its fragment, and without the words that were searched for on this site. */
export function withoutSearchWords(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  url.hash = '';
  if (url.origin === location.origin && isSearchPage(url.pathname)) url.search = '';
  return url.href;
}
