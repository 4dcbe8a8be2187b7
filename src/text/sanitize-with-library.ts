import type DOMPurify from 'dompurify';
import { plainText } from './plain-text';
import type { SafeList } from './safe-tags';

/** With the tags that go while their content stays. */
type LibraryList = SafeList & { readonly unwrapped: readonly string[] };

/** The words without their dress: what is shown when the library cannot be had (offline, or kept out by a CSP). */
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
    // Fields may be called `name` and `title`. The browser's own sanitizer keeps them, and we ask no form for them.
    SANITIZE_DOM: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of clean.querySelectorAll('*')) {
    const kept = Object.hasOwn(tags, element.localName) ? tags[element.localName] : undefined;
    // The library's list of attributes is one for all tags; ours is by tag.
    for (const { name } of [...element.attributes]) {
      const isKept =
        kept?.includes(name) || everywhere.includes(name) || (keepsData && name.startsWith('data-'));
      if (!isKept) element.removeAttribute(name);
    }
    if (!kept) element.replaceWith(...element.childNodes);
  }
  return clean;
}

/** The same outcome as the browser's own sanitizer, from DOMPurify; text without tags where that does not come. */
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
