import { isBannerCapable } from '../../context/find-context';
import { lazyFeature } from '../../core/lazy-feature';
import { flag } from '../../data/shape';

/**
 * Asks for the visitor's choice where the site's settings say so and none has been made; stays where the choice can be
 * changed by category.
 */
export const cookieBanner = lazyFeature({
  name: 'cookie-banner',
  isWanted: ({ context: { cookieSettings }, consent }) =>
    flag()(cookieSettings?.isCookieBannerEnabled) &&
    isBannerCapable() &&
    (!consent.get() || Boolean(cookieSettings?.cookieBannerThemeName)),
  wokenBy: 'banner:open banner:force banner:update',
  load: () => import('./cookie-banner.mount'),
});
