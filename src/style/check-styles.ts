import type { Feature } from '../core/entry/feature';

const FAILED = 'CSS_CHUNK_LOAD_FAILED';

/** Reports our stylesheet where it could not be loaded, whoever has linked it; the page goes on without it. */
export const checkStyles: Feature = ({ report }) => {
  const life = new AbortController();
  const { signal } = life;
  const link = [...document.querySelectorAll('link')].find(({ href }) => /\/site\.css(?:$|[?#])/.test(href));
  const check = () => {
    if (getComputedStyle(document.documentElement).getPropertyValue('--inlay-z-dialog')) return;
    report('load', 'site.css', Object.assign(new Error(`${FAILED}: ${link?.href}`), { code: FAILED }));
  };
  // The page is not loaded before its stylesheets are, or have failed.
  if (document.readyState !== 'complete') addEventListener('load', check, { signal });
  else if (!link || performance.getEntriesByName(link.href).length) check();
  // One that a script has added after that.
  else link.addEventListener('error', check, { signal });
  return () => life.abort();
};
