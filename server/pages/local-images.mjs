import { localImageAddress } from './image-address.mjs';

/** Attributes that hold one address, and elements on which they are something other than an image. */
const SINGLE = new Set(['src', 'data-src', 'data-image', 'poster']);
const NOT_IMAGES = new Set(['script', 'iframe', 'embed', 'audio', 'track', 'link', 'a']);

const WHOLE_VALUE = /^(\s*)(\S+)/g;
const CANDIDATE = /(^\s*|,\s*)([^\s,]\S*[^\s,])/g;
const CSS_URL =
  /(url\(\s*(?:["']|&quot;|&#0?3[49];|&apos;)?)([^)"'\s]+?)(?=\s*(?:["']|&quot;|&#0?3[49];|&apos;)?\s*\))/gi;

/**
 * The edits that point a tag's images at this server, for a visitor without a network.
 * @param {import('../html/scan-tags.mjs').StartTag} tag
 */
export function localImageEdits(tag) {
  if (NOT_IMAGES.has(tag.name)) return [];
  return tag.attributes.flatMap((attribute) => {
    const pattern = patternFor(attribute.name);
    const text = pattern ? pointHere(attribute.value, pattern) : attribute.value;
    return text === attribute.value ? [] : [{ start: attribute.valueStart, end: attribute.valueEnd, text }];
  });
}

function patternFor(name) {
  if (SINGLE.has(name)) return WHOLE_VALUE;
  if (name === 'srcset' || name === 'data-srcset') return CANDIDATE;
  return name === 'style' ? CSS_URL : undefined;
}

function pointHere(value, pattern) {
  return value.replace(pattern, (whole, before, address) => {
    const local = localImageAddress(address);
    return local === undefined ? whole : before + local;
  });
}
