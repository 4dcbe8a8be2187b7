import { HOME } from '../core/inlay-files';
import { webUrl } from '../text/links/web-url';
import { own } from './own-list';

/** An embed that the server has marked as waiting. */
export type Embed = HTMLIFrameElement | HTMLTemplateElement;

/** The address that an embed's content, or the first part of it, comes from. */
export const addressOf = (embed: Embed): string | null | undefined =>
  embed instanceof HTMLIFrameElement
    ? embed.dataset.src
    : embed.content.querySelector('[src]')?.getAttribute('src');

/**
 * The names that an element of the page waits for: those of its attribute. Where its address is a host of the site's own list, that service
 * stands in for its category, so that pages need not name each service.
 */
export const gateOf = (
  { dataset: { consent = '' } }: HTMLElement,
  address: string | null | undefined,
): string => own.list?.gateOf(consent, webUrl(address)?.hostname) ?? consent;

/**
 * Checks whether a waiting script may run. Where Inlay's own tag has a nonce, the page's policy may trust whatever
 * Inlay inserts (`strict-dynamic`), so the script must have the same nonce: injected markup has none. Tags of Inlay
 * with different nonces are a fault or an attack, and then nothing runs.
 */
export function hasOwnNonce({ nonce }: Pick<HTMLOrSVGElement, 'nonce'>): boolean {
  const nonces = new Set<string | undefined>();
  for (const script of document.querySelectorAll('script')) {
    if (script.nonce && script.src.startsWith(HOME)) nonces.add(script.nonce);
  }
  return nonces.size === 0 || (nonces.size === 1 && nonces.has(nonce));
}

/** For the site's owner. */
export const NONCE_MISSING =
  'A waiting script does not have the nonce of Inlay’s own tag, so it does not run. Give both the nonce of the response.';
