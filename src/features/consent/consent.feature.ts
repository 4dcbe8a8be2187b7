import { isBannerEnabled, isRestrictive } from '../../consent/policy';
import { hasPrivacySignal } from '../../consent/privacy-signal';
import { lazyFeature } from '../../core/entry/lazy-feature';

/**
 * What the visitor's choice means for the page: it is kept, cookies are removed, tags are told. A page that asks
 * nothing and restricts nothing does not need it before somebody chooses.
 */
export const consentEffects = lazyFeature({
  name: 'consent',
  isWanted: ({ context: { cookieSettings } }) =>
    isBannerEnabled(cookieSettings) || isRestrictive(cookieSettings) || hasPrivacySignal(),
  startOn: 'consent:changed',
  load: () => import('./consent.mount'),
});
