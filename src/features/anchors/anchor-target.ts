import { decodePart } from '../../text/address-part';

type Address = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** The fragment of a link into the page that is open, decoded; undefined for links that leave it, and for those without a name. */
export function fragmentOf(href: string, page: Address): string | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (!url || url.hash.length < 2) return undefined;
  const isSamePage =
    url.origin === page.origin && url.pathname === page.pathname && url.search === page.search;
  if (!isSamePage) return undefined;
  return decodePart(url.hash.slice(1));
}

/** What the browser scrolls to for a fragment: an id, or the name of a link. Undefined where nothing has it. */
export const findTarget = (fragment: string): HTMLElement | undefined =>
  document.getElementById(fragment) ?? document.getElementsByName(fragment)[0];
