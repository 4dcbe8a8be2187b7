import MagicString from 'magic-string';
import { addressesOf } from '../../src/server/html/page-addresses.mjs';
import { parsePage } from '../../src/server/html/parse-page.mjs';
import { localImageAddress } from './image-address.mjs';

/**
 * A page whose images come from this server, for a visitor without a network.
 * @param {string} html
 */
export function withLocalImages(html) {
  const source = new MagicString(html);
  for (const element of parsePage(html).elements)
    for (const { kind, start, end } of addressesOf(html, element)) {
      // As it is written, so that entities, escapes and queries stay.
      const local = kind === 'picture' ? localImageAddress(html.slice(start, end)) : undefined;
      if (local !== undefined) source.update(start, end, local);
    }
  return source.toString();
}
