import type { SiteContext } from '../../context/context';

const withoutWww = (host: string) => host.replace(/^www\./, '');

const hostOf = (address: string) => (URL.canParse(address) ? withoutWww(new URL(address).hostname) : '');

/**
 * Whether the platform's server answers on a host, as far as the page's context says: on the site's own address, and on every address of the
 * platform. A page that does not say its site's address is taken at its host's word.
 * @example isPlatformHost(context, 'shop.example') // false where `website.baseUrl` is 'https://glasshouse.example'
 */
export function isPlatformHost(
  { website: { baseUrl }, appDomain }: Pick<SiteContext, 'website' | 'appDomain'>,
  host = location.hostname,
): boolean {
  const own = hostOf(baseUrl);
  return !own || own === withoutWww(host) || (appDomain !== '' && `.${host}`.endsWith(`.${appDomain}`));
}
