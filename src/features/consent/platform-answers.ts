import { CATEGORIES, type ConsentCategory } from '../../consent/categories';
import type { FeatureScope } from '../../core/entry/feature';

interface PlatformConsentWindow {
  /** Written inline by some published pages; then theirs stays. */
  getSquarespaceCookies?: () => Readonly<Record<string, 'accepted' | 'declined'>>;
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
  const answerTo = (category: ConsentCategory) => (consent.allows(category) ? 'accepted' : 'declined');
  const getCookies = () =>
    Object.fromEntries(CATEGORIES.map((category) => [category, answerTo(category)] as const));
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
