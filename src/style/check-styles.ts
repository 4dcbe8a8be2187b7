import type { PendingRequest } from '../core/entry/feature';
import type { Scope } from '../core/scope';
import { hasSiteStyles } from './has-site-styles';

const FAILED = 'CSS_CHUNK_LOAD_FAILED';

interface FailedStyle {
  readonly chunk: string;
  readonly url: string;
}

const isFailedStyle = (payload: unknown): payload is FailedStyle =>
  typeof payload === 'object' && payload !== null && 'chunk' in payload && 'url' in payload;

/**
 * Reports style sheets of ours that could not be loaded: the page's own link, the one that this script has added, and those of
 * chunks. Blocks run without them.
 */
export function checkStyles(scope: Scope, pending: readonly PendingRequest[]): void {
  const link = [...document.querySelectorAll('link')].find(({ href }) => /\/site\.css(?:$|[?#])/.test(href));
  const report = (unit: string, url: string | undefined) =>
    scope.report('load', unit, Object.assign(new Error(`${FAILED}: ${url}`), { code: FAILED }));
  const check = () => {
    if (link && !hasSiteStyles()) report('site.css', link.href);
  };
  scope.on('style:failed', ({ chunk, url }) => report(chunk, url));
  for (const { name, payload } of pending)
    if (name === 'style:failed' && isFailedStyle(payload)) report(payload.chunk, payload.url);
  // A page has loaded only when its style sheets have loaded, or failed.
  if (document.readyState !== 'complete') scope.listen(window, 'load', check);
  else if (!link || performance.getEntriesByName(link.href).length) check();
  // A script has added it after that.
  else scope.listen(link, 'error', check);
}
