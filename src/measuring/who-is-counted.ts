import { allowsAll, COUNTING, type ConsentChoice } from '../consent/categories';
import { isTrackingRestricted, readConsentPolicy } from '../consent/policy';
import { hasPrivacySignal } from '../consent/privacy-signal';
import type { SiteContext } from '../context/context';

/** Not found, lock screen, access denied: visitors see no page of the site there. */
const UNCOUNTED_PAGES = [100, 103, 106];
/** The role of an account that may view a site but not edit it. */
const VIEWER = 10;

/** The platform's own switch. */
interface SwitchWindow {
  readonly __WE_ARE_SQUARESPACE_DISABLING_CENSUS__?: unknown;
}

/**
 * Whether events may be stored and sent now. `waiting`: the visitor is asked, and may still allow it. `refused`: by the visitor, or by
 * the site's policy. `uncounted`: nobody is counted on this page.
 */
export type CountingStatus = 'allowed' | 'waiting' | 'refused' | 'uncounted';

/** Whether visits to this page count at all, whatever the visitor says: not those of people who work on the site. */
function isCounted({ authenticatedAccount, websiteRoles, pageType, website }: SiteContext, path: string) {
  const isViewer = websiteRoles.length === 1 && websiteRoles[0] === VIEWER;
  if (authenticatedAccount && (!isViewer || /^\/config(?:\/|$)/.test(path))) return false;
  if (pageType !== undefined && UNCOUNTED_PAGES.includes(pageType)) return false;
  // Declared by pages, not by us.
  if ((window as unknown as SwitchWindow).__WE_ARE_SQUARESPACE_DISABLING_CENSUS__) return false;
  // A page without a site has nobody to count for.
  return website.id !== '';
}

/** Whether this visitor may be counted on this page. Asked for each event, since the choice and the switch may change. */
export function countingStatus(
  context: SiteContext,
  choice: ConsentChoice,
  path = location.pathname,
): CountingStatus {
  if (!isCounted(context, path)) return 'uncounted';
  if (choice && !choice[COUNTING]) return 'refused';
  const { cookieSettings, website } = context;
  const policy = readConsentPolicy(cookieSettings);
  const facts = { policy, choice, hasPrivacySignal: hasPrivacySignal() };
  if (!isTrackingRestricted(facts, website.cloneable)) return 'allowed';
  return policy.isAbsolute || !policy.isBannerEnabled || choice ? 'refused' : 'waiting';
}

/**
 * Whether counts may identify the visitor: not where the owner has switched off the activity log, and under a restrictive
 * policy only for visitors who have accepted both categories.
 */
export function canIdentify({ cookieSettings }: SiteContext, choice: ConsentChoice): boolean {
  const { isActivityLogEnabled, isAnalyticsCookiesDisabled } = readConsentPolicy(cookieSettings);
  return isActivityLogEnabled && (allowsAll(choice) || !isAnalyticsCookiesDisabled);
}
