import type { Feature } from '../core/feature';

/**
 * Whoever exchanges the page's content without loading a page. `mercury:load` is the platform's own AJAX loader; Turbo
 * keeps a clone of the page, which must be the server's HTML again before it is taken. The back/forward cache needs
 * nothing: it brings a page back as it was, and nothing starts twice. The platform's editor, around the page, speaks of
 * the cookie banner.
 */
export const pageLoaders: Feature = ({ inlay }) => {
  const listeners = new AbortController();
  const adaptations: Readonly<Record<string, (event: Event) => void>> = {
    'mercury:load': () => inlay.scan(),
    'turbo:load': () => inlay.scan(),
    'htmx:load': () => inlay.scan(),
    'turbo:before-cache': () => inlay.destroy(document),
    'cookie-banner-force-event': (event) => {
      const { detail } = event as CustomEvent<{ readonly forceShow?: boolean } | null>;
      inlay.emit(detail?.forceShow === false ? 'banner:unforce' : 'banner:force');
    },
    'cookie-banner-rerender-event': () => inlay.emit('banner:update'),
  };
  for (const [type, adapt] of Object.entries(adaptations)) {
    // While capturing, so that events of the document come by as well.
    addEventListener(type, adapt, { signal: listeners.signal, capture: true });
  }
  return () => listeners.abort();
};
