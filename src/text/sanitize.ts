import { hardenLinks } from './harden-links';
import { neutraliseHandlers } from './neutralise-handlers';
import { OWNERS_HTML, type SafeList, UNWRAPPED_TAGS } from './safe-tags';
import { sanitizeNatively } from './sanitize-native';

/** Not one character that html would take for its own. */
const isPlain = (text: string) => !/[<&]/.test(text);

/** In browsers that have no sanitizer; both files at once. */
async function sanitizeElsewhere(html: string, list: SafeList): Promise<ParentNode & Node> {
  const library = import('dompurify');
  const [{ sanitizeWithLibrary }] = await Promise.all([
    import('./sanitize-with-library'),
    library.catch(() => {}),
  ]);
  return sanitizeWithLibrary(library, html, { ...list, unwrapped: UNWRAPPED_TAGS });
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
  if (isPlain(html)) {
    target.textContent = html;
    return;
  }
  try {
    const calm = neutraliseHandlers(html);
    const content = sanitizeNatively(calm, list) ?? (await sanitizeElsewhere(calm, list));
    hardenLinks(content);
    target.replaceChildren(...content.childNodes);
  } catch {
    target.textContent = html.replace(/<[^<>]*>/g, '');
  }
}
