import type { FeatureScope } from '../../core/entry/feature';

interface PlatformConsentWindow {
  /** Written inline by some published pages; then theirs stays. */
  getSquarespaceCookies?: () => Readonly<Record<'performance' | 'marketing', 'accepted' | 'declined'>>;
  /** A site's own function, called after each answer. */
  readonly onCookieBannerInteraction?: unknown;
}

export interface PlatformAnswers {
  /** Calls the page's own function. */
  tell(): void;
  destroy(): void;
}

/** The names by which scripts of published pages ask for the visitor's choice and hear of it. */
export function answerPlatform({
  consent,
  report,
}: Pick<FeatureScope, 'consent' | 'report'>): PlatformAnswers {
  const page = window as unknown as PlatformConsentWindow;
  const word = (category: 'performance' | 'marketing') =>
    consent.allows(category) ? ('accepted' as const) : ('declined' as const);
  const getCookies = () => ({ performance: word('performance'), marketing: word('marketing') });
  page.getSquarespaceCookies ??= getCookies;
  return {
    tell() {
      if (typeof page.onCookieBannerInteraction !== 'function') return;
      try {
        page.onCookieBannerInteraction();
      } catch (error) {
        report('host', 'consent', error);
      }
    },
    destroy() {
      if (page.getSquarespaceCookies === getCookies) delete page.getSquarespaceCookies;
    },
  };
}
