import { readCookie, removeCookie, writeCookie } from '../../../storage/cookies';

/** A visitor of `www.site.example` is the same one at `site.example`; undefined where a cookie can only be the host's. */
export function siteDomain(hostname = location.hostname): string | undefined {
  const domain = hostname.replace(/^www\./, '');
  // Browsers refuse a domain for a numeric address and for a name without a dot.
  return /\.[a-z][^.]*$/i.test(domain) ? domain : undefined;
}

/** Keeps a cookie for the site, with its `www.` or without. `days`: see `writeCookie`. */
export function writeSiteCookie(name: string, value: string, days?: number): void {
  const domain = siteDomain();
  // The platform may have set one for the host alone, which would hide this one.
  if (domain) removeCookie(name);
  writeCookie(name, value, { days, domain });
  // The host is a public suffix, for which the browser takes no domain.
  if (domain && readCookie(name) === undefined) writeCookie(name, value, { days });
}
