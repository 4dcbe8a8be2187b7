import type { PendingRequest } from '../core/entry/feature';
import type { Scope } from '../core/scope';

const FAILED = 'CSS_CHUNK_LOAD_FAILED';

/**
 * Reports style sheets of ours that could not be loaded, whether a page or the chunk loader has linked them; blocks work without them.
 */
export function checkStyles(scope: Scope, early: readonly PendingRequest[] = []): void {
  const link = [...document.querySelectorAll('link')].find(({ href }) => /\/site\.css(?:$|[?#])/.test(href));
  const fail = (block: string, url: string | undefined) => {
    scope.report('load', block, Object.assign(new Error(`${FAILED}: ${url}`), { code: FAILED }));
  };
  const check = () => {
    if (!getComputedStyle(document.documentElement).getPropertyValue('--inlay-z-dialog'))
      fail('site.css', link?.href);
  };
  scope.on('style:failed', ({ chunk, url }) => fail(chunk, url));
  for (const { name, payload } of early) {
    const { chunk, url } = (payload ?? {}) as Partial<{ chunk: string; url: string }>;
    if (name === 'style:failed' && chunk) fail(chunk, url);
  }
  // A page has loaded only when its style sheets have loaded, or failed.
  if (document.readyState !== 'complete') scope.listen(window, 'load', check);
  else if (!link || performance.getEntriesByName(link.href).length) check();
  // A script has added it after that.
  else scope.listen(link, 'error', check);
}
