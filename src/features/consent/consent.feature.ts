import { hasPrivacySignal } from '../../consent/privacy-signal';
import { lazyFeature } from '../../core/lazy-feature';
import { flag } from '../../data/shape';

/**
 * What the visitor's choice means for the page: cookies that must go, tags that are told, a receipt. A page that asks
 * nothing and restricts nothing has no need of it before somebody chooses.
 */
export const consentDuties = lazyFeature({
  name: 'consent',
  isWanted: ({ context: { cookieSettings } }) =>
    ['CookieBanner', 'RestrictiveCookiePolicy'].some((name) =>
      flag()(cookieSettings?.[`is${name}Enabled`]),
    ) || hasPrivacySignal(),
  wokenBy: 'consent:changed',
  load: () => import('./consent.mount'),
});
