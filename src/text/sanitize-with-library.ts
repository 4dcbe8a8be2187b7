import type DOMPurify from 'dompurify';
import { plainText } from './plain-text';
import type { SafeList } from './safe-tags';

/** With the tags that are removed while their content stays. */
type LibraryList = SafeList & { readonly unwrapped: readonly string[] };

/** The text without its tags: for when the library cannot be loaded (offline, or blocked by a CSP). */
function asText(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const line of plainText(html).split('\n')) fragment.append(line, document.createElement('br'));
  fragment.lastChild?.remove();
  return fragment;
}

function sanitize(
  library: typeof DOMPurify,
  html: string,
  { tags, everywhere, unwrapped }: LibraryList,
): DocumentFragment {
  const keepsData = everywhere.length > 0;
  const clean = library.sanitize(html, {
    ALLOWED_TAGS: [...Object.keys(tags), ...unwrapped, '#text'],
    ALLOWED_ATTR: [...Object.values(tags).flat(), ...everywhere],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: keepsData,
    KEEP_CONTENT: false,
    // Keeps fields called `name` and `title`, as the browser's own sanitizer does: we never read those from a form.
    SANITIZE_DOM: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of clean.querySelectorAll('*')) {
    const kept = Object.hasOwn(tags, element.localName) ? tags[element.localName] : undefined;
    // The library has one list of attributes for all tags; ours is by tag.
    for (const { name } of [...element.attributes]) {
      const isKept =
        kept?.includes(name) || everywhere.includes(name) || (keepsData && name.startsWith('data-'));
      if (!isKept) element.removeAttribute(name);
    }
    if (!kept) element.replaceWith(...element.childNodes);
  }
  return clean;
}

/** The result of the browser's own sanitizer, made with DOMPurify; text without tags where that cannot be loaded. */
export async function sanitizeWithLibrary(
  coming: Promise<{ readonly default: typeof DOMPurify }>,
  html: string,
  list: LibraryList,
): Promise<DocumentFragment> {
  try {
    return sanitize((await coming).default, html, list);
  } catch {
    return asText(html);
  }
}
