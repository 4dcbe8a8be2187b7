import { isBannerCapable } from '../context/find-context';
import { flag, type WarnShape } from '../data/shape';
import type { ConsentCategory, ConsentChoice } from './consent';

/** What the site's owner has decided about cookies and statistics. */
export interface ConsentPolicy {
  /** Nothing that follows visitors before they have said yes. */
  readonly isRestrictive: boolean;
  /** Not even then: the platform's own visitor cookies are never kept. Implies `isRestrictive`. */
  readonly isAbsolute: boolean;
  readonly isBannerEnabled: boolean;
  /** Visits may be listed one by one for the site's owner. */
  readonly isActivityLogEnabled: boolean;
  /** The platform's statistics do without cookies until there is consent. */
  readonly isAnalyticsCookiesDisabled: boolean;
}

/** As the site context has them, unchecked. */
export type CookieSettings = Readonly<Record<string, unknown>> | undefined;

const setting =
  (name: string, whenUnreadable = false) =>
  (settings: CookieSettings, warn?: WarnShape): boolean =>
    flag(whenUnreadable)(settings?.[name] ?? false, name, warn);

const isAbsolute = setting('isRestrictiveCookiePolicyAbsolute', true);
const isEnabled = setting('isRestrictiveCookiePolicyEnabled', true);
const isVisitorDataRestricted = setting('isVisitorDataRestricted');
export const isBannerEnabled = setting('isCookieBannerEnabled');

/** Whether nothing that follows visitors may come before they have said yes. */
export const isRestrictive = (settings: CookieSettings, warn?: WarnShape): boolean =>
  isAbsolute(settings, warn) || isEnabled(settings, warn);

/** Whether this page asks its visitors for a choice. */
export const asksForChoice = (settings: CookieSettings): boolean =>
  isBannerEnabled(settings) && isBannerCapable();

/**
 * Reads the policy from the site's cookie settings; nothing outside this file reads these keys. What is missing is off. What
 * cannot be read is off as well, except for a restrictive policy: a visitor is rather asked once too often than not at all.
 */
export function readConsentPolicy(settings: CookieSettings, warn?: WarnShape): ConsentPolicy {
  const restrictive = isRestrictive(settings, warn);
  return {
    isRestrictive: restrictive,
    isAbsolute: isAbsolute(settings),
    isBannerEnabled: isBannerEnabled(settings, warn),
    isActivityLogEnabled: !isVisitorDataRestricted(settings, warn),
    isAnalyticsCookiesDisabled: restrictive,
  };
}

/** What may be done with a category now: the visitor's word, and without one the owner's policy. */
export type Standing = 'granted' | 'denied';

export interface StandingFacts {
  readonly policy: ConsentPolicy;
  readonly choice: ConsentChoice;
  /** The browser sends Global Privacy Control. */
  readonly hasPrivacySignal: boolean;
}

/**
 * How a category stands for what the page itself brings. A visitor who is asked and has not answered has not agreed;
 * Global Privacy Control refuses marketing until the visitor says otherwise.
 */
export function standingOf(category: ConsentCategory, facts: StandingFacts): Standing {
  const { policy, choice, hasPrivacySignal } = facts;
  if (choice) return choice[category] ? 'granted' : 'denied';
  const isRefused = hasPrivacySignal && category === 'marketing';
  return isRefused || policy.isRestrictive || policy.isBannerEnabled ? 'denied' : 'granted';
}

/**
 * Whether the platform's own visitor tracking must rest. With a restrictive policy both categories must have been
 * accepted, through a banner that can be seen; sites that are there to be copied count everybody.
 */
export function isTrackingRestricted({ policy, choice }: StandingFacts, isCloneable: boolean): boolean {
  if (isCloneable || !policy.isRestrictive) return false;
  return policy.isAbsolute || !policy.isBannerEnabled || !(choice?.performance && choice.marketing);
}
