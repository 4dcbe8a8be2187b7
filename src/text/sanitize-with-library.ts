import type DOMPurify from 'dompurify';
import { type SafeList, UNWRAPPED_TAGS } from './safe-tags';

/** The same outcome as the browser's own sanitizer, from DOMPurify. */
export function sanitizeWithLibrary(
  library: typeof DOMPurify,
  html: string,
  { tags, everywhere }: SafeList,
): DocumentFragment {
  const isWide = everywhere.length > 0;
  const clean = library.sanitize(html, {
    ALLOWED_TAGS: [...Object.keys(tags), ...UNWRAPPED_TAGS, '#text'],
    ALLOWED_ATTR: [...Object.values(tags).flat(), ...everywhere],
    ALLOW_ARIA_ATTR: isWide,
    ALLOW_DATA_ATTR: isWide,
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of clean.querySelectorAll('*')) {
    const kept = Object.hasOwn(tags, element.localName) ? tags[element.localName] : undefined;
    // The library's list of attributes is one for all tags; ours is by tag.
    for (const { name } of [...element.attributes]) {
      const isKept =
        kept?.includes(name) || everywhere.includes(name) || (isWide && /^(?:data|aria)-/.test(name));
      if (!isKept) element.removeAttribute(name);
    }
    if (!kept) element.replaceWith(...element.childNodes);
  }
  return clean;
}
