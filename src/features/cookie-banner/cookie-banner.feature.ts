import { isBannerCapable } from '../../context/find-context';
import { lazyFeature } from '../../core/lazy-feature';
import { flag } from '../../data/shape';

/** Asks for the visitor's choice where the site's settings say so and none has been made. */
export const cookieBanner = lazyFeature({
  name: 'cookie-banner',
  isWanted: ({ context, consent }) =>
    flag()(context.cookieSettings?.isCookieBannerEnabled) && isBannerCapable() && !consent.get(),
  load: () => import('./cookie-banner.mount'),
});
