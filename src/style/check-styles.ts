import type { Feature } from '../core/entry/feature';

const FAILED = 'CSS_CHUNK_LOAD_FAILED';

/**
 * Reports style sheets of ours that could not be loaded, whether a page or the chunk loader has linked them; blocks work without them.
 */
export const checkStyles: Feature = ({ report, bus }, early = []) => {
  const life = new AbortController();
  const { signal } = life;
  const link = [...document.querySelectorAll('link')].find(({ href }) => /\/site\.css(?:$|[?#])/.test(href));
  const fail = (block: string, url: string | undefined) => {
    report('load', block, Object.assign(new Error(`${FAILED}: ${url}`), { code: FAILED }));
  };
  const check = () => {
    if (!getComputedStyle(document.documentElement).getPropertyValue('--inlay-z-dialog'))
      fail('site.css', link?.href);
  };
  const stopListening = bus.on('style:failed', ({ chunk, url }) => fail(chunk, url));
  for (const { name, payload } of early) {
    const { chunk, url } = (payload ?? {}) as Partial<{ chunk: string; url: string }>;
    if (name === 'style:failed' && chunk) fail(chunk, url);
  }
  // The page is not loaded before its stylesheets are, or have failed.
  if (document.readyState !== 'complete') addEventListener('load', check, { signal });
  else if (!link || performance.getEntriesByName(link.href).length) check();
  // One that a script has added after that.
  else link.addEventListener('error', check, { signal });
  return () => {
    life.abort();
    stopListening();
  };
};
