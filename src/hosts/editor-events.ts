import type { Feature } from '../core/entry/feature';

/** What the platform's editor, around the page, says about the cookie banner. */
export const editorEvents: Feature = ({ inlay }) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener(
    'cookie-banner-force-event',
    (event) => {
      const { detail } = event as CustomEvent<{ readonly forceShow?: boolean } | null>;
      inlay.emit(detail?.forceShow === false ? 'banner:unforce' : 'banner:force');
    },
    { signal, capture: true },
  );
  addEventListener('cookie-banner-rerender-event', () => inlay.emit('banner:update'), {
    signal,
    capture: true,
  });
  return () => listeners.abort();
};
