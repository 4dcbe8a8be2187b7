import { type Reader, string } from '../../data/shape';
import { linkKind } from './link-kind';
import { safeUrl } from './safe-url';

/** The address of a link that leads somewhere; undefined for scripts, malformed addresses and schemes that we do not follow. */
export const followedLink = (text: string | null | undefined): string | undefined =>
  text && linkKind(text) !== 'malformed' ? safeUrl(text) : undefined;

/** A link of a setting; undefined, with a warning, where it leads nowhere. An empty one is no link, without a warning. */
export const link: Reader<string | undefined> = (value, path = '', warn) => {
  const text = string()(value, path, warn);
  const address = followedLink(text);
  if (text.trim() && !address) warn?.(path, 'valid page URL', text);
  return address;
};
