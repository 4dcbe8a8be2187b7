import { lazyFeature } from '../../core/entry/lazy-feature';

/** `?inlay=debug` opens an overlay for theme developers: blocks, states, faults, timings. */
export const debugOverlay = lazyFeature({
  name: 'debug',
  isWanted: () => location.search.includes('inlay=debug'),
  load: () => import('./debug.mount'),
});
