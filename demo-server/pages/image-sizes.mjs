import { attributeValue } from '../../src/server/html/attributes.mjs';
import { readSize } from '../pictures/answer-images.mjs';
import { imageKey } from './image-address.mjs';

/** @import { Element } from '../../src/server/html/page-tree.mjs' */
/** @import { ParsedPage } from '../../src/server/html/parse-page.mjs' */

const ADDRESSES = ['data-image', 'data-src', 'src'];

/**
 * Reads the sizes of the original images from a page: `data-image-dimensions`, else the `width` and `height` attributes, which
 * the platform fills with the original's size.
 * @param {ParsedPage} page
 * @param {string} [base] the page's address, for relative image addresses
 * @returns {Map<string, import('../pictures/answer-images.mjs').Size>} by image key
 */
export function readImageSizes(page, base) {
  const sizes = new Map();
  for (const element of page.elements) {
    const size = sizeOf(element);
    if (!size) continue;
    for (const name of ADDRESSES) {
      const address = attributeValue(element, name);
      const key = address && imageKey(address, base);
      if (key && (size.isStated || !sizes.has(key))) sizes.set(key, size.of);
    }
  }
  return sizes;
}

/** @param {Element} element */
function sizeOf(element) {
  const stated = readSize(attributeValue(element, 'data-image-dimensions'));
  if (stated) return { of: stated, isStated: true };
  const drawn =
    element.tagName === 'img' &&
    readSize(`${attributeValue(element, 'width')}x${attributeValue(element, 'height')}`);
  return drawn ? { of: drawn, isStated: false } : undefined;
}
