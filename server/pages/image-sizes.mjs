import { readSize } from '../answer-images.mjs';
import { attributeValue } from '../html/attributes.mjs';
import { scanTags } from '../html/scan-tags.mjs';
import { imageKey } from './image-address.mjs';

const ADDRESSES = ['data-image', 'data-src', 'src'];

/**
 * What a page says about the size of its images' originals: `data-image-dimensions`, or else whole `width` and
 * `height` attributes, which the platform fills with the original's size.
 * @param {string} html read as latin1 or as text
 * @param {string} [base] the page's address, for images that are named relative to it
 * @returns {Map<string, import('../answer-images.mjs').Size>} by image key
 */
export function readImageSizes(html, base) {
  const sizes = new Map();
  for (const tag of scanTags(html)) {
    if (tag.kind !== 'start') continue;
    const size = sizeOf(tag);
    if (!size) continue;
    for (const name of ADDRESSES) {
      const address = attributeValue(tag, name);
      const key = address && imageKey(asText(address), base);
      if (key && (size.isStated || !sizes.has(key))) sizes.set(key, size.of);
    }
  }
  return sizes;
}

function sizeOf(tag) {
  const stated = readSize(attributeValue(tag, 'data-image-dimensions'));
  if (stated) return { of: stated, isStated: true };
  const drawn =
    tag.name === 'img' && readSize(`${attributeValue(tag, 'width')}x${attributeValue(tag, 'height')}`);
  return drawn ? { of: drawn, isStated: false } : undefined;
}

/** A page read as latin1 has one character per byte; an address in it may be UTF-8. */
function asText(value) {
  if (/[^\0-\xff]/.test(value)) return value;
  const text = Buffer.from(value, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? value : text;
}
