import { safeUrl } from '../../text/links/safe-url';
import { webUrl } from '../../text/links/web-url';

/** Addresses that clearly name a server. `//host`, `/\\host` and `https:host` name one, too, but look like paths. */
const FULL = /^https?:\/\/[^/\\]/i;

/**
 * The page to open after success: a page of this site, or a full http(s) address of another one. Never a script, an address with a user name or password,
 * or another site's address that looks like a path. Relative addresses are resolved against the page's address, not its `<base>`.
 * @example redirectTarget('/thank-you') // 'https://site.example/thank-you'; undefined if not allowed
 */
export function redirectTarget(redirect: string | null | undefined): string | undefined {
  const safe = safeUrl(redirect) ?? '';
  const url = webUrl(safe, location.href);
  if (!url || url.username || url.password) return undefined;
  return FULL.test(safe) || url.origin === location.origin ? url.href : undefined;
}
