import { safeUrl } from '../../text/safe-url';

/** What plainly names a server. `//host`, `/\\host` and `https:host` lead to one, too, and look like something else. */
const FULL = /^https?:\/\/[^/\\]/i;

/**
 * Where a form's success leads, as the site's owner has set it up: a page of this site, or a full http(s) address of another. Never
 * a script, no address with a name and password in it, no stranger who looks like a path. A relative address counts from the
 * page's own, not from its `<base>`.
 * @returns the full address, or undefined: then the message is shown
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
