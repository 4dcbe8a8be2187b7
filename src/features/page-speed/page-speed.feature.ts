import { countingConsent } from '../../consent/counting-consent';
import type { Feature } from '../../core/entry/feature';
import { lazyFeature } from '../../core/entry/lazy-feature';

const lazyPageSpeed = lazyFeature({
  name: 'page-speed',
  isWanted: ({ context, consent }) => countingConsent(context, consent.get()) === 'allowed',
  // A visitor who agrees later.
  startOn: 'consent:changed',
  load: () => import('./page-speed.mount'),
});

/** Tells the site's owner how fast the page was. */
export const pageSpeed: Feature = (site, early) =>
  // Without an id the page is not one of the platform.
  site.context.website.id ? lazyPageSpeed(site, early) : undefined;
