import { kindByName } from '../html/style-addresses.mjs';
import { isFileHost } from '../pages/platform-address.mjs';
import type { FileKind } from '../public';
import { isSameSite, onSite } from './page-address';

export interface FeedOptions {
  readonly locate: (address: string, kind: FileKind) => string | undefined;
  /** The address that the site is downloaded from. */
  readonly site: URL;
  /** Other hosts of the site. */
  readonly hosts: readonly string[];
  /** The future address of the copy; without it, addresses are paths. */
  readonly address?: URL | undefined;
}

const FULL = /https?:\/\/[^\s"'<>\\]+/g;

/** In a feed, its posts' text is escaped: what follows an address there is a reference, not a part of it. */
const REFERENCE = /&(?!amp;).*$/;

/** Without the signs of the sentence that it stands in. */
function cutEnd(address: string): string {
  let end = address.length;
  while (').,;'.includes(address[end - 1] ?? ' ')) end--;
  return address.slice(0, end);
}

/** A feed whose addresses lead to the copy: full ones, since readers show posts on pages of their own. */
export function rewriteFeed(text: string, { locate, site, hosts, address }: FeedOptions): string {
  return text.replace(FULL, (written) => {
    const source = cutEnd(written.replace(REFERENCE, ''));
    const rest = written.slice(source.length);
    const href = source.replaceAll('&amp;', '&');
    if (!URL.canParse(href)) return written;
    const url = onSite(new URL(href), site, hosts);
    const copy = locate(href, isFileHost(url.host) ? kindByName(url.pathname) : 'page');
    const found = copy?.startsWith('/') ? copy : undefined;
    if (!found && !isSameSite(url, site)) return written;
    const path = found ?? `${url.pathname}${url.search}${url.hash}`;
    const target = address ? new URL(path, address).href : path;
    return target.replaceAll('&', '&amp;') + rest;
  });
}
