import { SAFE_TAGS, UNWRAPPED_TAGS } from './safe-tags';

/** Not yet in TypeScript's DOM library. */
interface SafeParser {
  setHTML?(html: string, options: { sanitizer: SanitizerConfig }): void;
}

const CONFIG: SanitizerConfig = {
  elements: Object.entries(SAFE_TAGS).map(([name, attributes]) => ({ name, attributes: [...attributes] })),
  replaceWithChildrenElements: [...UNWRAPPED_TAGS],
  attributes: [],
  comments: false,
  dataAttributes: false,
};

/** The browser's own sanitizer: no library, no sink for Trusted Types. `undefined` where the browser has none. */
export function sanitizeNatively(html: string): HTMLElement | undefined {
  const holder: HTMLElement & SafeParser = document.createElement('div');
  if (!holder.setHTML) return undefined;
  holder.setHTML(html, { sanitizer: CONFIG });
  return holder;
}
