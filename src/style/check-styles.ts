import type { Scope } from '../core/scope';

const FAILED = 'CSS_CHUNK_LOAD_FAILED';

/** Reports our style sheet where it could not be loaded, whether the page or this script has linked it; the page runs without it. */
export function checkStyles(scope: Scope): void {
  const link = [...document.querySelectorAll('link')].find(({ href }) => /\/site\.css(?:$|[?#])/.test(href));
  const check = () => {
    if (getComputedStyle(document.documentElement).getPropertyValue('--inlay-z-dialog')) return;
    scope.report('load', 'site.css', Object.assign(new Error(`${FAILED}: ${link?.href}`), { code: FAILED }));
  };
  // A page has loaded only when its style sheets have loaded, or failed.
  if (document.readyState !== 'complete') scope.listen(window, 'load', check);
  else if (!link || performance.getEntriesByName(link.href).length) check();
  // A script has added it after that.
  else scope.listen(link, 'error', check);
}
