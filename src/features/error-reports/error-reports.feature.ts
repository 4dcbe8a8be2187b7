import type { Feature } from '../../core/entry/feature';
import { lazyFeature } from '../../core/entry/lazy-feature';
import { readErrorEvent } from './reported-errors';

const lazyReports = lazyFeature({
  name: 'error-reports',
  isWanted: ({ inlay }) => inlay.inspect().some(({ fault }) => fault),
  startOn: 'fault page:error',
  load: () => import('./error-reports.mount'),
});

/** Reports what has failed to the site's server. Pages without a fault do not load its code. */
export const errorReports: Feature = (site, early) => {
  // Without an id the page is not one of the platform.
  if (!site.context.website.id) return undefined;
  const end = lazyReports(site, early);
  const listeners = new AbortController();
  const { signal } = listeners;
  const note = (event: Event) => {
    const error = readErrorEvent(event);
    if (error) site.bus.emit('page:error', error);
  };
  addEventListener('error', note, { signal });
  addEventListener('unhandledrejection', note, { signal });
  return () => {
    listeners.abort();
    end?.();
  };
};
