/** Reading and writing attribute values as they stand in a page's source. */

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", mdash: '—', ndash: '–', nbsp: '\xa0' };
const ESCAPED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * The attribute of that name, the first one when a tag repeats it (as browsers do).
 * @param {import('./scan-tags.mjs').StartTag} tag
 * @param {string} name
 */
export function attributeOf(tag, name) {
  return tag.attributes.find((attribute) => attribute.name === name);
}

/** The value with its character references read, or undefined when the tag has no such attribute. */
export function attributeValue(tag, name) {
  const attribute = attributeOf(tag, name);
  return attribute && decodeValue(attribute.value);
}

/** The words of a space-separated attribute such as `rel`, in lower case. */
export function wordsOf(tag, name) {
  return (attributeValue(tag, name) ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

/** Reads the references that occur in addresses and titles; rarer names stay as they are. */
export function decodeValue(value) {
  return value.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos|mdash|ndash|nbsp));/gi,
    (whole, hex, decimal, name) => {
      if (name) return NAMED[name.toLowerCase()];
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** @param {string} text */
export function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (character) => ESCAPED[character]);
}
