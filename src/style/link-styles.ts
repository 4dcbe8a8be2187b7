import { findAll } from '../dom/find-all';

const FAILED = 'CSS_CHUNK_LOAD_FAILED';

/**
 * Adds the stylesheet beside the script where the page has forgotten it. Rejects when it cannot be loaded, whoever has
 * asked for it; the page goes on without it.
 */
export async function linkStyles(base: string): Promise<never> {
  const { href, pathname } = new URL('../site.css', base);
  // Only links match.
  let [link] = findAll(document, `link[href*="${pathname}"]`) as HTMLLinkElement[];
  if (!link) {
    link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // First, where what the page brings itself comes later and wins.
    document.head.prepend(link);
  }
  const asked = link;
  return new Promise((_, reject) => {
    const fail = () => reject(Object.assign(new Error(`${FAILED}: ${href}`), { code: FAILED }));
    asked.addEventListener('error', fail);
    // The page's own may have failed before us. Once the page has loaded, its properties tell.
    addEventListener('load', () => {
      const { documentElement } = document;
      if (!getComputedStyle(documentElement).getPropertyValue('--inlay-z-dialog')) fail();
    });
  });
}
