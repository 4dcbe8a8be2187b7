import { safeUrl } from '../text/safe-url';

/**
 * Where a form's success may lead: this site, by its own address or one that the context names; never a script, never a
 * stranger. Decided on the parsed address: `/\evil.example` begins with one slash and leads elsewhere.
 * @returns the full address, or undefined: then the message is shown
 * @example redirectTarget('/thank-you') // 'https://site.example/thank-you'
 */
export function redirectTarget(
  redirect: string | null | undefined,
  ownAddresses: readonly string[] = [],
): string | undefined {
  const safe = safeUrl(redirect);
  if (!safe) return undefined;
  const url = parse(safe, document.baseURI);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  const own = ownAddresses.map((address) => parse(address)?.origin);
  return url.origin === location.origin || own.includes(url.origin) ? url.href : undefined;
}

function parse(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
