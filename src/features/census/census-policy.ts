import { allowsAll, COUNTING, type ConsentChoice } from '../../consent/categories';
import { isTrackingRestricted, readConsentPolicy } from '../../consent/policy';
import { hasPrivacySignal } from '../../consent/privacy-signal';
import type { SiteContext } from '../../context/context';

/** Not found, lock screen, access denied: visitors see no page of the site there. */
const UNCOUNTED_PAGES = [100, 103, 106];
/** The role of an account that may view a site but not edit it. */
const VIEWER = 10;

/** The platform's own switch. */
interface SwitchWindow {
  readonly __WE_ARE_SQUARESPACE_DISABLING_CENSUS__?: unknown;
}

/**
 * Whether this visitor may be counted on this page: not editors of the site, and not where the site's policy or the visitor's
 * choice forbids it.
 */
export function canCount(context: SiteContext, choice: ConsentChoice, path = location.pathname): boolean {
  const { authenticatedAccount, websiteRoles, pageType, cookieSettings, website } = context;
  const isViewer = websiteRoles.length === 1 && websiteRoles[0] === VIEWER;
  if (authenticatedAccount && (!isViewer || /^\/config(?:\/|$)/.test(path))) return false;
  if (pageType !== undefined && UNCOUNTED_PAGES.includes(pageType)) return false;
  // Declared by pages, not by us.
  if ((window as unknown as SwitchWindow).__WE_ARE_SQUARESPACE_DISABLING_CENSUS__) return false;
  if (choice && !choice[COUNTING]) return false;
  const policy = readConsentPolicy(cookieSettings);
  return !isTrackingRestricted({ policy, choice, hasPrivacySignal: hasPrivacySignal() }, website.cloneable);
}

/**
 * Whether counts may identify the visitor: not where the owner has switched off the activity log, and under a restrictive
 * policy only for visitors who have accepted both categories.
 */
export function canIdentify({ cookieSettings }: SiteContext, choice: ConsentChoice): boolean {
  const { isActivityLogEnabled, isAnalyticsCookiesDisabled } = readConsentPolicy(cookieSettings);
  return isActivityLogEnabled && (allowsAll(choice) || !isAnalyticsCookiesDisabled);
}
