import { onTestFinished } from 'vitest';

interface CookieAccessor {
  readonly get?: () => string;
  readonly set?: (cookie: string) => void;
}

/**
 * Puts a `document.cookie` in front of the document's own until the test ends. A spy on each half of the accessor would not be undone in full, and
 * the next file in the same worker would have no cookies.
 */
export function replaceCookies(accessor: CookieAccessor): void {
  Object.defineProperty(document, 'cookie', { configurable: true, ...accessor });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'cookie');
  });
}
