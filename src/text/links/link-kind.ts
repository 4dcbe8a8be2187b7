import { hasRecipients } from './email-link';
import { schemeOf, trimAddress } from './safe-url';

/**
 * The kind of a link's target.
 *
 * | kind         | what it is                                                                          |
 * | ------------ | ----------------------------------------------------------------------------------- |
 * | `web`        | http or https, also without its scheme: `//host`                                     |
 * | `ftp`        | fewer than 100 characters                                                            |
 * | `phone`      | `tel:`, fewer than 50 characters, four or more of which are digits, plus or minus    |
 * | `sms`        | fewer than 1000 characters                                                           |
 * | `email`      | `mailto:`, fewer than 1000 characters, with one @ and an extension for each recipient |
 * | `javascript` | fewer than 250 characters                                                            |
 * | `misc`       | another scheme, or an address in this site or page, of any length                    |
 * | `malformed`  | nothing, or an address that breaks the rules of its scheme                           |
 */
type LinkKind = 'web' | 'ftp' | 'phone' | 'sms' | 'email' | 'javascript' | 'misc' | 'malformed';

const hasNumber = (address: string) => (address.match(/[\d+-]/g)?.length ?? 0) >= 4;
const hasHost = (address: string) => URL.canParse(address);

/** Each scheme with its kind, the length that its addresses stay below, and what else they need. */
const SCHEMES: Readonly<Record<string, readonly [LinkKind, number, ((address: string) => boolean)?]>> = {
  http: ['web', Number.POSITIVE_INFINITY, hasHost],
  https: ['web', Number.POSITIVE_INFINITY, hasHost],
  ftp: ['ftp', 100, hasHost],
  tel: ['phone', 50, hasNumber],
  sms: ['sms', 1000],
  mailto: ['email', 1000, hasRecipients],
  javascript: ['javascript', 250],
};

const relativeKind = (address: string): LinkKind => {
  if (!/^[/\\]{2}/.test(address)) return 'misc';
  return hasHost(`https:${address}`) ? 'web' : 'malformed';
};

/**
 * The kind of a link's target, by the platform's rules.
 * @example linkKind('mailto:hello') // 'malformed'
 */
export function linkKind(text: string): LinkKind {
  const address = trimAddress(text);
  if (!address) return 'malformed';
  const scheme = schemeOf(address);
  if (scheme === undefined) return relativeKind(address);
  const rule = Object.hasOwn(SCHEMES, scheme) ? SCHEMES[scheme] : undefined;
  if (!rule) return 'misc';
  const [kind, max, isSound] = rule;
  return address.length < max && (!isSound || isSound(address)) ? kind : 'malformed';
}
