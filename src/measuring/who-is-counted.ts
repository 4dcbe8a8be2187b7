import { allowsAll, type ConsentChoice } from '../consent/categories';
import { type CountingConsent, countingConsent } from '../consent/counting-consent';
import { readConsentPolicy } from '../consent/policy';
import { isConfigPath } from '../context/config-path';
import type { SiteContext } from '../context/context';
import { isViewerOnly } from '../context/viewer-only';
import { PageType } from '../vocabulary/pages';

/** Visitors see no page of the site there. */
const UNCOUNTED_PAGES: readonly number[] = [
  PageType.notFound,
  PageType.lockScreen,
  PageType.memberAreaAccessDenied,
];

/** The platform's own switch. */
interface SwitchWindow {
  readonly __WE_ARE_SQUARESPACE_DISABLING_CENSUS__?: unknown;
}

/** Whether events may be stored and sent now. `uncounted`: nobody is counted on this page; a refusal still counts as one there. */
type CountingStatus = CountingConsent | 'uncounted';

/** Whether visits to this page count at all, whatever the visitor says: not those of people who work on the site. */
function isCounted({ authenticatedAccount, websiteRoles, pageType, website }: SiteContext, path: string) {
  if (authenticatedAccount && (!isViewerOnly(websiteRoles) || isConfigPath(path))) return false;
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
  const consent = countingConsent(context, choice);
  return consent === 'refused' || isCounted(context, path) ? consent : 'uncounted';
}

/**
 * Whether counts may identify the visitor: not where the owner has switched off the activity log, and under a restrictive
 * policy only for visitors who have accepted both categories.
 */
export function canIdentify({ cookieSettings }: SiteContext, choice: ConsentChoice): boolean {
  const { isActivityLogEnabled, isAnalyticsCookiesDisabled } = readConsentPolicy(cookieSettings);
  return isActivityLogEnabled && (allowsAll(choice) || !isAnalyticsCookiesDisabled);
}
