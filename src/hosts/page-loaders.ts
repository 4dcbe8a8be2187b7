import type { Feature } from '../core/feature';

/**
 * Whoever exchanges the page's content without loading a page. `mercury:load` is the platform's own AJAX loader; Turbo
 * keeps a clone of the page, which must be the server's HTML again before it is taken. The back/forward cache needs
 * nothing: it brings a page back as it was, and nothing starts twice.
 */
export const pageLoaders: Feature = ({ inlay }) => {
  const adapt = ({ type }: Event) => {
    if (type === 'turbo:before-cache') inlay.destroy(document);
    else inlay.scan();
  };
  const listeners = new AbortController();
  for (const type of ['mercury:load', 'turbo:load', 'turbo:before-cache', 'htmx:load']) {
    addEventListener(type, adapt, { signal: listeners.signal });
  }
  return () => listeners.abort();
};
