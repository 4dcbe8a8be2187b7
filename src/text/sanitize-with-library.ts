import type DOMPurify from 'dompurify';
import { SAFE_TAGS, UNWRAPPED_TAGS } from './safe-tags';

const ALLOWED_TAGS = [...Object.keys(SAFE_TAGS), ...UNWRAPPED_TAGS, '#text'];
const ALLOWED_ATTR = Object.values(SAFE_TAGS).flat();

/** The same outcome as the browser's own sanitizer, from DOMPurify. */
export function sanitizeWithLibrary(library: typeof DOMPurify, html: string): DocumentFragment {
  const clean = library.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of clean.querySelectorAll('*')) {
    const kept = SAFE_TAGS[element.localName];
    // The library's list of attributes is one for all tags; ours is by tag.
    for (const { name } of [...element.attributes]) if (!kept?.includes(name)) element.removeAttribute(name);
    if (!kept) element.replaceWith(...element.childNodes);
  }
  return clean;
}
