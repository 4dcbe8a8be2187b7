import { isBannerEnabled, isRestrictive } from '../../consent/policy';
import { hasPrivacySignal } from '../../consent/privacy-signal';
import { lazyFeature } from '../../core/entry/lazy-feature';

/**
 * What the visitor's choice means for the page: cookies that must go, tags that are told, a receipt. A page that asks
 * nothing and restricts nothing has no need of it before somebody chooses.
 */
export const consentDuties = lazyFeature({
  name: 'consent',
  isWanted: ({ context: { cookieSettings } }) =>
    isBannerEnabled(cookieSettings) || isRestrictive(cookieSettings) || hasPrivacySignal(),
  wokenBy: 'consent:changed',
  load: () => import('./consent.mount'),
});
