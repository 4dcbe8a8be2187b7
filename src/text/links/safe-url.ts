import { schemeOf, trimAddress } from './link-kind';

const SAFE_SCHEMES = ['http', 'https', 'ftp', 'mailto', 'tel', 'sms'];

/**
 * An address that can do no harm in a link or as a picture: relative, or with one of a few schemes; undefined for any other. A link of a
 * setting is read by `link()`, which also asks whether it leads anywhere.
 * @example safeUrl('javascript:alert(1)') // undefined
 */
export function safeUrl(value: string | null | undefined): string | undefined {
  const url = trimAddress(value ?? '');
  const scheme = schemeOf(url);
  return url && (scheme === undefined || SAFE_SCHEMES.includes(scheme)) ? url : undefined;
}
