import { HOME } from '../core/inlay-files';

/**
 * Checks whether a waiting script may run. Where Inlay's own tag has a nonce, the page's policy may trust whatever
 * Inlay inserts (`strict-dynamic`), so the script must have the same nonce: injected markup has none. Tags of Inlay
 * with different nonces are a fault or an attack, and then nothing runs.
 */
export function hasOwnNonce({ nonce }: Pick<HTMLOrSVGElement, 'nonce'>): boolean {
  const own = new Set<string | undefined>();
  for (const script of document.querySelectorAll('script')) {
    if (script.nonce && script.src.startsWith(HOME)) own.add(script.nonce);
  }
  return own.size === 0 || (own.size === 1 && own.has(nonce));
}

/** For the site's owner. */
export const NONCE_MISSING =
  'A waiting script does not have the nonce of Inlay’s own tag, so it does not run. Give both the nonce of the response.';
