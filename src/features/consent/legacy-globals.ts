import { CATEGORIES, type ConsentCategory } from '../../consent/categories';
import type { Scope } from '../../core/scope';

interface LegacyConsentWindow {
  /** Some published pages define it inline; then theirs stays. */
  getSquarespaceCookies?: () => Readonly<Record<string, 'accepted' | 'declined'>>;
  /** A site's own function, called after each answer. */
  readonly onCookieBannerInteraction?: unknown;
}

/**
 * The globals by which scripts of published pages read the visitor's choice and are told of it.
 * @returns a call that tells the page's own function of an answer
 */
export function installLegacyGlobals(scope: Scope): () => void {
  const page = window as unknown as LegacyConsentWindow;
  const answerTo = (category: ConsentCategory) => (scope.consent.allows(category) ? 'accepted' : 'declined');
  const getCookies = () =>
    Object.fromEntries(CATEGORIES.map((category) => [category, answerTo(category)] as const));
  page.getSquarespaceCookies ??= getCookies;
  scope.defer(() => {
    if (page.getSquarespaceCookies === getCookies) delete page.getSquarespaceCookies;
  });
  return () => {
    if (typeof page.onCookieBannerInteraction !== 'function') return;
    try {
      page.onCookieBannerInteraction();
    } catch (error) {
      scope.warn('host', error);
    }
  };
}
