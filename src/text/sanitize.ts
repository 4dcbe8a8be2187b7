import { hardenLinks } from './harden-links';
import { plainText } from './plain-text';
import { OWNERS_HTML, type SafeList } from './safe-tags';
import { sanitizeNatively } from './sanitize-native';
import { sanitizeWithLibrary } from './sanitize-with-library';

/** The words without their dress: what is shown when no sanitizer can be had (offline, or kept out by a CSP). */
function asText(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const line of plainText(html).split('\n')) fragment.append(line, document.createElement('br'));
  fragment.lastChild?.remove();
  return fragment;
}

async function sanitize(html: string, list: SafeList): Promise<ParentNode & Node> {
  const clean = sanitizeNatively(html, list);
  if (clean) return clean;
  const { default: library } = await import('dompurify');
  return sanitizeWithLibrary(library, html, list);
}

/**
 * Puts html that a site's owner wrote into `target`: only tags of `list` and links to safe addresses are left.
 * Never rejects: without a sanitizer the text is shown without its tags.
 * @example await setSafeHtml(banner, settings.cookieBannerText);
 */
export async function setSafeHtml(
  target: Element,
  html: string,
  list: SafeList = OWNERS_HTML,
): Promise<void> {
  const content = await sanitize(html, list).catch(() => asText(html));
  hardenLinks(content);
  target.replaceChildren(...content.childNodes);
}
