import type { FeatureScope } from '../core/feature';
import type { Woken } from '../core/lazy-feature';

interface PlatformConsentWindow {
  /** Written inline by some published pages; then theirs stays. */
  getSquarespaceCookies?: () => Readonly<Record<'performance' | 'marketing', 'accepted' | 'declined'>>;
  /** A site's own function, called after each answer. */
  readonly onCookieBannerInteraction?: unknown;
}

export function mount({ consent, bus, report }: FeatureScope, woken?: Woken): () => void {
  const page = window as unknown as PlatformConsentWindow;
  const word = (category: 'performance' | 'marketing') =>
    consent.allows(category) ? ('accepted' as const) : ('declined' as const);
  const getCookies = () => ({ performance: word('performance'), marketing: word('marketing') });
  page.getSquarespaceCookies ??= getCookies;
  const tell = () => {
    if (typeof page.onCookieBannerInteraction !== 'function') return;
    try {
      page.onCookieBannerInteraction();
    } catch (error) {
      report('host', 'platform-consent', error);
    }
  };
  if (woken) tell();
  const undo = bus.on('consent:changed', tell);
  return () => {
    undo();
    if (page.getSquarespaceCookies === getCookies) delete page.getSquarespaceCookies;
  };
}
