import { findAll } from '../dom/find-all';

const FAILED = 'CSS_CHUNK_LOAD_FAILED';

/**
 * Adds the stylesheet beside the script where the page has forgotten it. Rejects when it cannot be loaded, whoever has
 * asked for it; the page goes on without it.
 */
export async function linkStyles(base: string): Promise<never> {
  const { href, pathname } = new URL('../site.css', base);
  const link = findAll(document, `link[href*="${pathname}"]`)[0] ?? document.createElement('link');
  if (!link.isConnected) {
    Object.assign(link, { rel: 'stylesheet', href });
    // First, where what the page brings itself comes later and wins.
    document.head.prepend(link);
  }
  return new Promise((_, reject) => {
    const check = () => {
      if (!getComputedStyle(document.documentElement).getPropertyValue('--inlay-z-dialog'))
        reject(Object.assign(new Error(`${FAILED}: ${href}`), { code: FAILED }));
    };
    link.addEventListener('error', check);
    // The page's own may have failed before us. Once the page has loaded, its properties tell.
    addEventListener('load', check);
  });
}
