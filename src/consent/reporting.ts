import type { SiteContext } from '../context/context';
import { COUNTING, type ConsentChoice } from './categories';
import { consentStatusOf, isTrackingRestricted, readConsentPolicy } from './policy';
import { hasPrivacySignal } from './privacy-signal';

/** `pending`: the visitor is asked, or will be, so what was noted waits. */
export type ReportingStatus = 'granted' | 'denied' | 'pending';

/** Whether errors and page speed may be reported to the site's own server. Counting asks more: it leaves out the site's editors. */
export function reportingStatus(
  { cookieSettings, website }: Pick<SiteContext, 'cookieSettings' | 'website'>,
  choice: ConsentChoice,
): ReportingStatus {
  const facts = { policy: readConsentPolicy(cookieSettings), choice, hasPrivacySignal: hasPrivacySignal() };
  const isGranted = consentStatusOf(COUNTING, facts) === 'granted';
  if (isGranted && !isTrackingRestricted(facts, website.cloneable)) return 'granted';
  return choice ? 'denied' : 'pending';
}
