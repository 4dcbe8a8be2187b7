import { allowsAll, type ConsentChoice } from '../../consent/categories';
import { type CountingConsent, countingConsent } from '../../consent/counting-consent';
import { readConsentPolicy } from '../../consent/policy';
import { isConfigPath, isViewerOnly } from '../../context/account';
import type { SiteContext } from '../../context/context';
import { PageType } from '../../vocabulary/pages';

/** Visitors see no page of the site there. */
const UNCOUNTED_PAGES: readonly number[] = [
  PageType.notFound,
  PageType.lockScreen,
  PageType.memberAreaAccessDenied,
];

/** Checks whether visits to this page count at all, independent of consent: those of people who work on the site do not. */
function isCounted({ authenticatedAccount, websiteRoles, pageType, website }: SiteContext, path: string) {
  if (authenticatedAccount && (!isViewerOnly(websiteRoles) || isConfigPath(path))) return false;
  if (pageType !== undefined && UNCOUNTED_PAGES.includes(pageType)) return false;
  // The platform's own switch.
  if ('__WE_ARE_SQUARESPACE_DISABLING_CENSUS__' in window && window.__WE_ARE_SQUARESPACE_DISABLING_CENSUS__)
    return false;
  // A page without a site has no statistics.
  return website.id !== '';
}

/**
 * Tells whether events of this visitor may be stored and sent now: asked for each event, since the choice and the switch may change.
 * `uncounted`: no visitor is counted on this page, but a refusal is a refusal there, too.
 */
export function countingStatus(
  context: SiteContext,
  choice: ConsentChoice,
  path = location.pathname,
): CountingConsent | 'uncounted' {
  const consent = countingConsent(context, choice);
  return consent === 'refused' || isCounted(context, path) ? consent : 'uncounted';
}

/**
 * Checks whether counts may identify the visitor: not where the owner has switched off the activity log, and under a restrictive
 * policy only for visitors who have accepted both categories.
 */
export function canIdentify({ cookieSettings }: SiteContext, choice: ConsentChoice): boolean {
  const { isActivityLogEnabled, isRestrictive } = readConsentPolicy(cookieSettings);
  return isActivityLogEnabled && (allowsAll(choice) || !isRestrictive);
}
