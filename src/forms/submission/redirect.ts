import { safeUrl } from '../../text/links/safe-url';

/** Addresses that clearly name a server. `//host`, `/\\host` and `https:host` name one, too, but look like paths. */
const FULL = /^https?:\/\/[^/\\]/i;

/**
 * The page to open after success, as the site's owner has set it up: a page of this site, or a full http(s) address of another
 * site. Never a script, an address with a user name or password, or another site's address that looks like a path. A relative
 * address is resolved against the page's own address, not its `<base>`.
 * @returns the full address, or undefined: then the thanks are shown
 * @example redirectTarget('/thank-you') // 'https://site.example/thank-you'
 */
export function redirectTarget(redirect: string | null | undefined): string | undefined {
  const safe = safeUrl(redirect);
  if (!safe) return undefined;
  try {
    const { protocol, username, password, origin, href } = new URL(safe, location.href);
    const isAllowed = FULL.test(safe) || origin === location.origin;
    return isAllowed && /^https?:$/.test(protocol) && !username && !password ? href : undefined;
  } catch {
    return undefined;
  }
}
