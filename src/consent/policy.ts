import { isBannerCapable } from '../context/find-context';
import { readPageConfig } from '../context/page-config';
import { flag, type WarnShape } from '../data/shape';
import { allowsAll, type ConsentCategory, type ConsentChoice, THIRD_PARTY } from './categories';

/** The settings in the site context, unchecked. */
export type CookieSettings = Readonly<Record<string, unknown>> | undefined;

/** The settings of the site's own list, unchecked: the page's, or else the site's. */
export const findListSettings = (cookieSettings: CookieSettings): unknown =>
  readPageConfig().consent ?? cookieSettings?.inlayConsent;

/** Checks whether the browser sends Global Privacy Control: “do not sell or share my data”. */
export const hasPrivacySignal = (): boolean =>
  // Not yet in TypeScript's DOM library.
  (navigator as { readonly globalPrivacyControl?: unknown }).globalPrivacyControl === true;

const setting =
  (name: string, whenUnreadable = false) =>
  (settings: CookieSettings, warn?: WarnShape): boolean =>
    flag(whenUnreadable)(settings?.[name] ?? false, name, warn);

const isAbsolute = setting('isRestrictiveCookiePolicyAbsolute', true);
const isEnabled = setting('isRestrictiveCookiePolicyEnabled', true);
const isVisitorDataRestricted = setting('isVisitorDataRestricted');
export const isBannerEnabled = setting('isCookieBannerEnabled');

/** Checks whether nothing that tracks visitors is allowed before they have agreed. */
export const isRestrictive = (settings: CookieSettings, warn?: WarnShape): boolean =>
  isAbsolute(settings, warn) || isEnabled(settings, warn);

/** Checks whether this page asks its visitors for a choice. */
export const asksForChoice = (settings: CookieSettings): boolean =>
  isBannerEnabled(settings) && isBannerCapable();

/**
 * Reads the policy from the site's cookie settings; nothing outside this file reads these keys. A missing setting is off. An
 * unreadable one is off, too, but on where it restricts: asking a visitor once too often is better than not asking.
 */
export function readConsentPolicy(settings: CookieSettings, warn?: WarnShape) {
  return {
    /** Nothing that tracks visitors is allowed before they have agreed. */
    isRestrictive: isRestrictive(settings, warn),
    /** The platform's own visitor cookies are not kept even after that. Implies `isRestrictive`. */
    isAbsolute: isAbsolute(settings),
    isBannerEnabled: isBannerEnabled(settings, warn),
    /** The site's owner sees a log of single visits. */
    isActivityLogEnabled: !isVisitorDataRestricted(settings, warn),
  };
}

export type ConsentStatus = 'granted' | 'denied';

/** The facts that the status depends on. */
export interface ConsentFacts {
  /** The owner's settings for cookies and statistics. */
  readonly policy: Readonly<ReturnType<typeof readConsentPolicy>>;
  readonly choice: ConsentChoice;
  /** The browser sends Global Privacy Control. */
  readonly hasPrivacySignal: boolean;
}

/** Global Privacy Control refuses third parties until the visitor chooses otherwise. */
export const isRefusedBySignal = (
  category: string,
  { choice, hasPrivacySignal }: Pick<ConsentFacts, 'choice' | 'hasPrivacySignal'>,
): boolean => hasPrivacySignal && !choice && category === THIRD_PARTY;

/**
 * The status of a category, or of a name of the site's own list, for what the page itself brings: the visitor's choice, or the owner's policy before there is one. A
 * visitor who is asked and has not answered has not agreed.
 */
export function consentStatusOf(category: string, facts: ConsentFacts): ConsentStatus {
  const { policy, choice } = facts;
  if (choice) return choice[category as ConsentCategory] ? 'granted' : 'denied';
  const isDenied = isRefusedBySignal(category, facts) || policy.isRestrictive || policy.isBannerEnabled;
  return isDenied ? 'denied' : 'granted';
}

/**
 * Checks whether the platform may not track visitors. Under a restrictive policy it may only when every category has been accepted,
 * in a banner that the visitor can see; sites made to be copied always count everybody.
 */
export function isTrackingRestricted(
  { policy, choice }: Pick<ConsentFacts, 'policy' | 'choice'>,
  isCloneable: boolean,
): boolean {
  if (isCloneable || !policy.isRestrictive) return false;
  return policy.isAbsolute || !policy.isBannerEnabled || !allowsAll(choice);
}
