import { PREVIEW_COOKIE } from '../../context/preview';
import { removeCookie, writeCookie } from '../../storage/cookies';
import type { OwnerData } from './owner.data';

/**
 * The site that the account has worked on last, for the platform's own pages.
 * @stored cookie | ss_lastid | necessary | session | which site an account of the platform has worked on last; not for visitors
 */
const LAST_SITE = 'ss_lastid';

type SiteNames = Pick<OwnerData, 'appDomain' | 'siteIdentifier'>;

/** `btoa` alone refuses what is not Latin. */
const encode = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** A browser keeps no cookie for a domain that the page is not in: sites with their own domain have none. */
const isInDomain = (domain: string, host: string) => host === domain || host.endsWith(`.${domain}`);

export function rememberSite({ appDomain, siteIdentifier }: SiteNames, host = location.hostname): void {
  if (!siteIdentifier || !appDomain || !isInDomain(appDomain, host)) return;
  writeCookie(LAST_SITE, encode(siteIdentifier), { domain: appDomain });
}

/** The cookies of an account end with its session. */
export function forgetOwner({ appDomain }: SiteNames): void {
  removeCookie(LAST_SITE, { domain: appDomain || undefined });
  removeCookie(PREVIEW_COOKIE);
}
