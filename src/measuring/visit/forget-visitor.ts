import { COUNTING, TRACKING_COOKIES } from '../../consent/categories';
import { clearCookies } from '../../consent/tracking-cookies';
import { writeText } from '../../storage/stored-text';
import { ANALYTICS_EXPIRATION, ANALYTICS_ID } from './analytics-id';
import { HAS_LANDED, IS_FIRST_SESSION } from './session';

/** Removes everything by which a visitor could be recognised. */
export function forgetVisitor(): void {
  for (const key of [ANALYTICS_ID, ANALYTICS_EXPIRATION]) writeText('localStorage', key, undefined);
  for (const key of [HAS_LANDED, IS_FIRST_SESSION]) writeText('sessionStorage', key, undefined);
  clearCookies(TRACKING_COOKIES[COUNTING]);
}
