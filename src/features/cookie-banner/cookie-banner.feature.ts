import { asksForChoice } from '../../consent/policy';
import type { SiteServices } from '../../core/entry/feature';
import { lazyFeature } from '../../core/entry/lazy-feature';
import type { LoadChunk } from '../../core/entry/load-chunk';

const load = () => import('./cookie-banner.mount');

/**
 * Asks for the visitor's choice where the site's settings say so and there is none yet. It is also loaded where a saved choice can be
 * changed by category.
 */
export const cookieBanner = lazyFeature({
  name: 'cookie-banner',
  isWanted: ({ context, consent }) =>
    asksForChoice(context.cookieSettings) &&
    (!consent.get() || Boolean(context.cookieSettings?.cookieBannerThemeName)),
  startOn: 'banner:open banner:force banner:update',
  load,
});

/**
 * Loads the banner of a first visit while blocks are found and cookies are read, which is most of the work at the start. A visitor who
 * comes from another page of the site has most likely answered.
 */
export function preloadBanner({ context }: Pick<SiteServices, 'context'>, loadChunk: LoadChunk): void {
  // The feature loads the same again, and reports errors. As text: an image called `referrer` hides the property.
  if (asksForChoice(context.cookieSettings) && !`${document.referrer}`.startsWith(location.origin))
    loadChunk('cookie-banner', load).catch(() => {});
}
