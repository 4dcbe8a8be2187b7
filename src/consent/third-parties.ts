import { type ConsentCategory, THIRD_PARTY } from './categories';

/** One row of the table below. */
interface ThirdPartyRow {
  /** The only hosts that its files may come from. One that starts with a dot stands for its subdomains, too. */
  readonly hosts: readonly string[];
  /** The category that the visitor must have allowed where the site's policy asks; `necessary` needs no consent. */
  readonly category: ConsentCategory | 'necessary';
  /** A blocked script may fire neither `load` nor `error`. */
  readonly timeoutMs: number;
  /** The visitor's substitute when it does not load: the end of the warning. */
  readonly instead: string;
}

const row = (
  instead: string,
  hosts: string,
  { timeoutMs = 8000, category = THIRD_PARTY }: Partial<ThirdPartyRow> = {},
): ThirdPartyRow => ({ hosts: hosts.split(' '), category, timeoutMs, instead });

/**
 * The one table of third parties whose scripts, style sheets or frames Inlay loads; docs/consent.md shows it. Scripts in a page's own markup
 * are not subject to it.
 */
export const THIRD_PARTIES = {
  captcha: row('forms say so and are not sent', 'www.google.com', { category: 'necessary' }),
  maps: row('the address and a link to the map are shown', 'maps.googleapis.com', { timeoutMs: 30_000 }),
  opentable: row(
    'a link to book is shown',
    '.opentable.com .opentable.ca .opentable.co.uk .opentable.com.au .opentable.com.mx .opentable.de .opentable.es .opentable.fr .opentable.hk .opentable.ie .opentable.it .opentable.jp .opentable.nl .opentable.sg',
  ),
  tock: row('a link to book is shown', 'www.exploretock.com'),
  acuity: row('a link to book is shown', 'embed.acuityscheduling.com'),
  zola: row('a link to the registry is shown', 'widget.zola.com'),
  disqus: row('a note and a retry button are shown', '.disqus.com'),
  twitter: row('the quoted post is shown', 'platform.twitter.com', { timeoutMs: 10_000 }),
  instagram: row('a link to the post is shown', 'www.instagram.com'),
  bandsintown: row("a link to the artist's page is shown", 'rest.bandsintown.com'),
  googleFonts: row('fallback fonts are used', 'fonts.googleapis.com'),
  typekit: row('fallback fonts are used', 'use.typekit.net'),
};

export type ThirdParty = keyof typeof THIRD_PARTIES;

/** Checks whether a third party's files may come from a host. */
export const isHostOf = (name: ThirdParty, hostname: string): boolean =>
  THIRD_PARTIES[name].hosts.some((host) =>
    host.startsWith('.') ? `.${hostname}`.endsWith(host) : hostname === host,
  );

/** The full address of a third party's file. @throws TypeError for one that is not on its hosts */
export function thirdPartyUrl(name: ThirdParty, address: string): string {
  // Server markup names scripts without a protocol.
  const { href, protocol, hostname } = new URL(address, 'https://inlay.invalid');
  if (protocol === 'https:' && isHostOf(name, hostname)) return href;
  throw new TypeError(`${address} is not an address of ${name}.`);
}
