import { type SafeList, UNWRAPPED_TAGS } from './safe-tags';

/** Not yet in TypeScript's DOM library. */
interface SafeParser {
  setHTML?(html: string, options: { sanitizer: SanitizerConfig }): void;
}

const configOf = ({ tags, everywhere }: SafeList): SanitizerConfig => ({
  elements: Object.entries(tags).map(([name, attributes]) => ({ name, attributes: [...attributes] })),
  replaceWithChildrenElements: UNWRAPPED_TAGS.filter((tag) => !Object.hasOwn(tags, tag)),
  attributes: [...everywhere],
  comments: false,
  dataAttributes: everywhere.length > 0,
});

/** The browser's own sanitizer: no library, no sink for Trusted Types. Undefined where the browser has none. */
export function sanitizeNatively(html: string, list: SafeList): HTMLElement | undefined {
  const holder: HTMLElement & SafeParser = document.createElement('div');
  if (!holder.setHTML) return undefined;
  holder.setHTML(html, { sanitizer: configOf(list) });
  return holder;
}
