import { lazyFeature } from '../core/lazy-feature';
import { flag } from '../data/shape';

/** The names by which scripts of published pages ask for the visitor's choice and hear of it. */
export const platformConsent = lazyFeature({
  name: 'platform-consent',
  isWanted: ({ context }) => flag()(context.cookieSettings?.isCookieBannerEnabled),
  wokenBy: 'consent:changed',
  load: () => import('./platform-consent.mount'),
});
