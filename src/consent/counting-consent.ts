import type { SiteContext } from '../context/context';
import { page } from '../context/page-endpoints';
import type { Services } from '../core/entry/services';
import { COUNTING, type ConsentChoice } from './categories';
import { isTrackingRestricted, readConsentPolicy } from './policy';

/** `waiting`: the visitor is asked, and may still allow it. `refused`: by the visitor, or by the site's policy. */
export type CountingConsent = 'allowed' | 'waiting' | 'refused';

/** Tells whether events of the page may be stored and sent to the site's own server. Ask each time, since the choice may change. */
export function countingConsent(
  { cookieSettings, website }: Pick<SiteContext, 'cookieSettings' | 'website'>,
  choice: ConsentChoice,
): CountingConsent {
  if (page.endpoints?.of.statistics === 'none' || (choice && !choice[COUNTING])) return 'refused';
  const policy = readConsentPolicy(cookieSettings);
  if (!isTrackingRestricted({ policy, choice }, website.cloneable)) return 'allowed';
  return policy.isAbsolute || !policy.isBannerEnabled || choice ? 'refused' : 'waiting';
}

/** Checks whether events may be stored and sent now. */
export const mayCount = ({ context, consent }: Pick<Services, 'context' | 'consent'>): boolean =>
  countingConsent(context, consent.get()) === 'allowed';
