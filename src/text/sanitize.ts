import { hardenImages, hardenLinks } from './harden-links';
import { OWNERS_HTML, type SafeList, UNWRAPPED_TAGS } from './safe-tags';

/** A tag, with quoted values that may hold a `>`. */
const TAG = /<[a-z](?:[^>=]|=\s*(?:"[^"]*"|'[^']*')?)*/gi;
const NAME = /(?<=[\s/"'`])(?:on\w+|style)(?=\s*=)/gi;
/** A value, which is skipped, or such a name. */
const VALUE_OR_NAME = new RegExp(`=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>][^\\s>]*)?|${NAME.source}`, 'gi');

/**
 * Renames handlers and styles before a sanitizer removes them: Chromium reports each one that a sanitizer reads as a violation
 * of a strict content security policy. Values and the text between tags stay, except values with a `<`, which the browser may
 * read as a tag: quotes are text in a `style` or `noscript`.
 * @example neutraliseHandlers('<a href="/style=1" onclick="x()">') // '<a href="/style=1" x-off="x()">'
 */
export const neutraliseHandlers = (html: string): string =>
  html.replace(TAG, (tag) =>
    tag.replace(VALUE_OR_NAME, (found) => {
      if (!found.startsWith('=')) return 'x-off';
      return found.includes('<') ? found.replace(NAME, 'x-off') : found;
    }),
  );

const configOf = ({ tags, everywhere }: SafeList): SanitizerConfig => ({
  elements: Object.entries(tags).map(([name, attributes]) => ({ name, attributes: [...attributes] })),
  replaceWithChildrenElements: UNWRAPPED_TAGS.filter((tag) => !Object.hasOwn(tags, tag)),
  attributes: [...everywhere],
  comments: false,
  dataAttributes: everywhere.length > 0,
});

/** The browser's own sanitizer: no library, no sink for Trusted Types. Undefined where the browser has none. */
function sanitizeNatively(html: string, list: SafeList): HTMLElement | undefined {
  // Not yet in TypeScript's DOM library.
  const holder: HTMLElement & { setHTML?(html: string, options: { sanitizer: SanitizerConfig }): void } =
    document.createElement('div');
  if (!holder.setHTML) return undefined;
  holder.setHTML(html, { sanitizer: configOf(list) });
  return holder;
}

/** Checks whether the text has no character with a meaning in html. */
const isPlain = (text: string) => !/[<&]/.test(text);

export interface SafeHtmlOptions {
  /** Loads code with retries: `load` of the scope. */
  readonly load: <Module>(name: string, importer: () => Promise<Module>) => Promise<Module>;
  /** Default: what a site's owner may write in a text. */
  readonly list?: SafeList;
}

/** For browsers without a sanitizer. Loads both files in parallel. */
async function sanitizeInScript(
  html: string,
  list: SafeList,
  load: SafeHtmlOptions['load'],
): Promise<ParentNode & Node> {
  const library = load('purify', () => import('dompurify'));
  const [{ sanitizeWithLibrary }] = await Promise.all([
    load('sanitize-with-library', () => import('./sanitize-with-library')),
    library.catch(() => {}),
  ]);
  return sanitizeWithLibrary(library, html, { ...list, unwrapped: UNWRAPPED_TAGS });
}

/**
 * Puts html that a site's owner wrote into `target`, with only the tags of `list`, and with safe addresses of links and images.
 * Never rejects: without a sanitizer the text is shown without its tags.
 * @example await setSafeHtml(banner, settings.cookieBannerText, scope);
 */
export async function setSafeHtml(
  target: Element,
  html: string,
  { load, list = OWNERS_HTML }: SafeHtmlOptions,
): Promise<void> {
  if (isPlain(html)) {
    target.textContent = html;
    return;
  }
  try {
    const neutral = neutraliseHandlers(html);
    const content = sanitizeNatively(neutral, list) ?? (await sanitizeInScript(neutral, list, load));
    hardenLinks(content);
    hardenImages(content);
    target.replaceChildren(...content.childNodes);
  } catch {
    target.textContent = html.replace(/<[^<>]*>/g, '');
  }
}
